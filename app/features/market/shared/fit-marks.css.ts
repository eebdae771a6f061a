import { style } from "@vanilla-extract/css";
import { finePrint } from "~/ui/text.css";

/** Where it needs two lines, neither has a mark alone. */
export const marks = style([
  finePrint,
  { display: "block", marginInlineEnd: "-0.25rem", textWrap: "balance", whiteSpace: "normal" },
]);
export const mark = style({
  display: "inline-flex",
  marginInlineEnd: "0.25rem",
  alignItems: "center",
  gap: "0.0625rem",
  // As high as the line, whatever its icon’s baseline is.
  verticalAlign: "top",
  whiteSpace: "nowrap",
});
