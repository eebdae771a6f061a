import { style } from "@vanilla-extract/css";
import { from } from "./breakpoints";
import { link } from "./public-shell.css";
import { cluster } from "./shapes";
import { colour } from "./themes/contract.css";

export const bar = style({
  ...cluster("0 1rem"),
  paddingBlockEnd: "0.25rem",
  "@media": { [from("xlMobile")]: { columnGap: "1.75rem" } },
});

/**
 * A link of the signed-in area, and every tab, whether it is a page, a state of a list or an order:
 * five German ones are one row of a phone. The words are underlined where it is shown.
 */
export const place = style([
  link,
  {
    // With large text on a phone one tab may be longer than a row.
    whiteSpace: "normal",
    "@media": {
      [from("mediumMobile")]: { fontSize: "0.875rem" },
      [from("largeMobile")]: { fontSize: "0.9375rem" },
    },
  },
]);

/** How many a tab has, after its words. */
export const count = style({
  marginInlineStart: "0.375rem",
  color: colour.quiet,
  fontWeight: 400,
  fontVariantNumeric: "tabular-nums",
});
