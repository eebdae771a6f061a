import { style } from "@vanilla-extract/css";
import { colour } from "~/ui/themes/contract.css";
import { type } from "~/ui/type";

export const buttons = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0.5rem 1.25rem",
});
export const until = style({ ...type.small, color: colour.quiet });
