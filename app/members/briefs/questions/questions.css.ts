import { style } from "@vanilla-extract/css";
import { ruled, stack } from "~/ui/shapes";
import { colour } from "~/ui/themes/contract.css";

export const form = style({ ...stack("1.25rem"), justifyItems: "start", maxInlineSize: "42rem" });
export const question = style({ ...stack("0.5rem"), ...ruled("1rem") });
/** Belongs to the question above it. */
export const answer = style({
  ...stack("0.25rem"),
  paddingInlineStart: "1rem",
  borderInlineStart: `3px solid ${colour.accent}`,
});
