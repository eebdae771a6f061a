import { style } from "@vanilla-extract/css";

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: "1.75rem",
  marginBlockStart: "-0.75rem",
  paddingBlockEnd: "1rem",
});
