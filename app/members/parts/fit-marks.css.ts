import { style } from "@vanilla-extract/css";
import { finePrint } from "~/ui/text.css";

export const marks = style([finePrint, { display: "flex", gap: "0.5rem", overflow: "hidden" }]);
export const mark = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.125rem",
  whiteSpace: "nowrap",
});
