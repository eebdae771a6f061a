import { style } from "@vanilla-extract/css";
import { colour } from "~/ui/themes/contract.css";

export const box = style({
  display: "grid",
  gap: "1rem",
  padding: "1.25rem",
  border: `1px solid ${colour.warning}`,
  overflowWrap: "anywhere",
});
