import { style } from "@vanilla-extract/css";
import { from } from "./breakpoints";
import { colour } from "./themes/contract.css";
import { type } from "./type";

// Stacked on a phone, side by side on a tablet, stacked again beside the form.
export const list = style({
  borderBlockEnd: `1px solid ${colour.rule}`,
  "@media": {
    [from("tinyDesktop")]: { display: "grid", gridTemplateColumns: "repeat(3, 1fr)", columnGap: "1.75rem" },
    [from("smallDesktop")]: { display: "block" },
  },
});

export const fact = style({
  paddingBlock: "1rem 1.125rem",
  borderBlockStart: `1px solid ${colour.rule}`,
  "@media": { [from("smallDesktop")]: { paddingBlock: "1.375rem 1.75rem" } },
});

export const term = style({ ...type.heading, fontWeight: 500, marginBlockEnd: "0.4375rem" });

export const text = style({
  maxInlineSize: "32rem",
  color: colour.quiet,
  textWrap: "pretty",
  fontSize: "1rem",
  "@media": { [from("smallDesktop")]: { fontSize: "1.0625rem" } },
});
