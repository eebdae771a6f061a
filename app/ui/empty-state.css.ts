import { style } from "@vanilla-extract/css";
import { colour } from "./themes/contract.css";
import { type } from "./type";

export const empty = style({
  display: "grid",
  justifyItems: "start",
  gap: "0.75rem",
  paddingBlock: "2rem 3rem",
  borderBlockStart: `1px solid ${colour.rule}`,
});

export const title = style({ ...type.heading });
export const text = style({ maxInlineSize: "36rem", color: colour.quiet });
export const action = style({ marginBlockStart: "0.75rem" });
