import { style } from "@vanilla-extract/css";
import { colour } from "~/ui/themes/contract.css";

export const more = style({
  minBlockSize: "2.75rem",
  paddingBlock: "0.625rem",
  color: colour.accent,
  cursor: "pointer",
});
