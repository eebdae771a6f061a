import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";
import { cluster, ruled, stack } from "~/ui/shapes";
import { finePrint } from "~/ui/text.css";
import { colour } from "~/ui/themes/contract.css";
import { type } from "~/ui/type";

export const byline = style({
  ...type.small,
  ...cluster("0 0.75rem"),
  alignItems: "center",
  paddingBlockEnd: "0.75rem",
});

export const facts = style({ paddingBlockEnd: "1.5rem" });

export const fitFrom = style([finePrint, { paddingBlockEnd: "0.5rem" }]);

/**
 * The next step, beside the text where there is room; else in a bar at the end of the window, and
 * of the page.
 */
const wide = from("smallDesktop");
export const besideText = style({ display: "none", "@media": { [wide]: { display: "contents" } } });
export const bar = style({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: 1,
  ...stack("0.375rem"),
  ...ruled("0.75rem"),
  background: colour.canvas,
  "@media": {
    [wide]: { display: "none" },
    // At a large zoom the bar would cover what is read: it scrolls with the page.
    "(max-height: 22rem)": { position: "static" },
  },
});
// Keeps the focused element from being hidden behind the bar, also where words are long.
globalStyle(`html:has(${bar})`, { scrollPaddingBlockEnd: "9rem" });
globalStyle(`:has(textarea:focus) > ${bar}`, { position: "static" });
