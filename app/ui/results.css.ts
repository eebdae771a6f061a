import { style } from "@vanilla-extract/css";
import { colour } from "./themes/contract.css";
import { type } from "./type";

export const results = style({
  ...type.body,
  marginBlock: "-0.25rem 0.5rem",
  fontFamily: type.body.fontFamily,
  fontWeight: 600,
  color: colour.text,
  scrollMarginBlockStart: "1rem",
});
