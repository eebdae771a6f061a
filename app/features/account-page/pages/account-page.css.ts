import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";
import { cluster, ruled } from "~/ui/shapes";
import { quiet, small, strong } from "~/ui/text.css";
import { colour } from "~/ui/themes/contract.css";

export const panels = style({ marginBlockStart: "1.5rem" });
// Settings are looked up: their names stand beside them, one below the other.
const wide = `screen and ${from("mediumDesktop")}`;
globalStyle(`${panels} section`, {
  "@media": {
    [wide]: { display: "grid", gridTemplateColumns: "16rem minmax(0, 48rem)", columnGap: "3rem" },
  },
});
globalStyle(`${panels} section > *`, { "@media": { [wide]: { gridColumn: 2, minInlineSize: 0 } } });
globalStyle(`${panels} section > h2`, { "@media": { [wide]: { gridColumn: 1, gridRow: "1 / span 20" } } });

export const text = style([quiet, { maxInlineSize: "38rem", marginBlockStart: "0.75rem" }]);

export const form = style({ display: "grid", gap: "1.25rem" });

/** One choice per line, its name on the left where there is room. */
export const choices = style({ display: "grid", gap: "0.75rem" });

// A long address must not push a narrow page sideways.
export const address = style({ overflowWrap: "anywhere" });

export const end = style({ display: "grid", "@media": { [from("xlMobile")]: { justifyItems: "start" } } });

export const session = style({
  ...cluster("0.5rem 1.5rem"),
  alignItems: "center",
  justifyContent: "space-between",
  ...ruled("0.875rem"),
});

export const passkey = style(ruled("0.875rem"));

export const here = style([small, strong, { color: colour.accent }]);

export const running = style([text, { display: "grid", gap: "0.375rem", paddingInlineStart: "1.25rem" }]);
