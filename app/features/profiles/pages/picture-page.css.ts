import { style } from "@vanilla-extract/css";

export const now = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "1rem",
  marginBlock: "1.5rem",
});
export const sizes = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "1rem" });
export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "1.25rem",
  maxInlineSize: "36rem",
});

export const people = style({ display: "grid", gap: "0.5rem", marginBlockStart: "2.5rem" });
export const person = style({
  display: "flex",
  alignItems: "center",
  gap: "0.75rem",
  paddingBlock: "0.25rem",
});
