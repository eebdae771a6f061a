import { style } from "@vanilla-extract/css";
import { finePrint } from "~/ui/text.css";

export const marks = style([finePrint, { display: "flex", flexWrap: "wrap", columnGap: "0.25rem" }]);
export const mark = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.0625rem",
  whiteSpace: "nowrap",
});
