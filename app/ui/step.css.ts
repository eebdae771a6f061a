import { style } from "@vanilla-extract/css";
import { box, corner, stack } from "./shapes";
import { colour } from "./themes/contract.css";

/** The heaviest part of a page about one thing: a card under the accent. */
export const step = style({
  ...stack("0.5rem"),
  gridTemplateColumns: "minmax(0, 1fr)",
  ...box(colour.rule, "1rem 1.125rem"),
  marginBlockEnd: "1rem",
  borderBlockStart: `3px solid ${colour.accent}`,
  borderRadius: corner,
});
