import { style } from "@vanilla-extract/css";

export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "1.25rem",
  maxInlineSize: "42rem",
  marginBlockEnd: "1.5rem",
});
