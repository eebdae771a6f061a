import { style } from "@vanilla-extract/css";
import { ruled, stack } from "./shapes";
import { colour } from "./themes/contract.css";
import { type } from "./type";

export const empty = style({
  ...stack("0.75rem"),
  justifyItems: "start",
  ...ruled("2rem 3rem"),
  overflowWrap: "anywhere",
});

export const title = style({ ...type.heading });
export const text = style({ maxInlineSize: "36rem", color: colour.quiet });
export const action = style({ marginBlockStart: "0.75rem" });
