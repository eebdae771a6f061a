import { style } from "@vanilla-extract/css";

export const answer = style({
  marginBlockStart: "0.5rem",
  display: "grid",
  gap: "0.375rem",
  overflowWrap: "anywhere",
});

export const note = style({ margin: 0 });
