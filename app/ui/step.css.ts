import { style } from "@vanilla-extract/css";
import { colour } from "./themes/contract.css";

export const step = style({
  display: "grid",
  gap: "0.5rem",
  paddingBlock: "1.25rem",
  borderBlockStart: `2px solid ${colour.accent}`,
});
