import { style } from "@vanilla-extract/css";
import { colour } from "~/ui/themes/contract.css";
import { type } from "~/ui/type";

export const card = style({
  display: "grid",
  alignContent: "start",
  gap: "0.875rem",
  paddingBlock: "1.25rem 1.5rem",
  borderBlockStart: `1px solid ${colour.rule}`,
  overflowWrap: "anywhere",
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "start",
  gap: "0.25rem 1rem",
});

export const name = style({ ...type.heading, fontSize: "1.375rem" });

export const link = style({
  display: "inline-block",
  paddingBlock: "0.625rem",
  color: colour.text,
  textDecorationColor: colour.control,
  selectors: { "&:hover": { color: colour.accent } },
});

export const headline = style({ ...type.small, color: colour.quiet });

export const pick = style({
  ...type.small,
  display: "inline-flex",
  alignItems: "center",
  gap: "0.5rem",
  minBlockSize: "2.75rem",
  cursor: "pointer",
});

export const box = style({
  inlineSize: "1.25rem",
  blockSize: "1.25rem",
  margin: 0,
  accentColor: colour.accent,
});

export const facts = style({ display: "grid", gap: "0.375rem" });
export const fact = style({
  ...type.small,
  display: "grid",
  gridTemplateColumns: "minmax(5.5rem, 6rem) minmax(0, 1fr)",
  gap: "0.75rem",
});
export const term = style({ color: colour.quiet });
