import { style } from "@vanilla-extract/css";
import { ruled, stack } from "~/ui/shapes";

export const form = style({ ...stack("1.25rem"), maxInlineSize: "42rem" });
/** Of a visitor, without the frame of the signed-in area. */
export const page = style({
  ...stack("1.5rem"),
  gridTemplateColumns: "minmax(0, 1fr)",
  maxInlineSize: "42rem",
});
/** One of the two: a face, and what is said of them. */
export const person = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "0.875rem",
  alignItems: "start",
  ...ruled("0.75rem"),
  overflowWrap: "anywhere",
  selectors: { "&:first-child": { borderBlockStart: "none", paddingBlockStart: 0 } },
});
/** A must-have: its sign, and what shows that it is met. */
export const mustHave = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "0.5rem",
  alignItems: "baseline",
  paddingBlock: "0.375rem",
});
/** Above what belongs to it, apart from what is before. */
export const label = style({ marginBlockStart: "0.875rem" });
/** Above the facts of an offer. */
export const price = style({ marginBlockEnd: "0.5rem" });
/** Blocks below each other. */
export const cards = style({
  ...stack("1rem"),
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
});
/** Where the hero leads: clear of the window’s edge. */
export const line = style({ scrollMarginBlockStart: "1rem" });
