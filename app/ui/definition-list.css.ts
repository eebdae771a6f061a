import { style } from "@vanilla-extract/css";
import { from } from "./breakpoints";
import { colour } from "./themes/contract.css";
import { type } from "./type";

export const row = style({
  display: "grid",
  gap: "0.125rem 2rem",
  paddingBlock: "0.875rem",
  borderBlockStart: `1px solid ${colour.rule}`,
  "@media": {
    [from("xlMobile")]: { gridTemplateColumns: "minmax(7rem, min(11rem, 34%)) 1fr", alignItems: "baseline" },
  },
});

export const term = style({ ...type.small, color: colour.quiet });
export const value = style({ overflowWrap: "anywhere" });

/** What is not filled in, which must not look like what is. */
export const missing = style({ color: colour.quiet });
