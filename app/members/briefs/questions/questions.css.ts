import { style } from "@vanilla-extract/css";
import { cluster, ruled, stack } from "~/ui/shapes";
import { colour } from "~/ui/themes/contract.css";

export const form = style({ ...stack("1.25rem"), inlineSize: "42rem", maxInlineSize: "100%" });
export const question = style({ ...stack("0.5rem"), ...ruled("1rem") });
export const line = style({ ...cluster("0.25rem 0.75rem"), alignItems: "center" });
/** What can be done about a question: an open form takes the line, and the rest goes below. */
export const ways = style({ ...cluster("0 2rem") });
/** Belongs to the question above it. */
export const answer = style({
  ...stack("0.5rem"),
  paddingInlineStart: "1rem",
  borderInlineStart: `3px solid ${colour.accent}`,
});
