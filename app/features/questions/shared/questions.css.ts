import { globalStyle, style } from "@vanilla-extract/css";
import { cluster, ruled, stack } from "~/ui/shapes";
import { quoted } from "~/ui/text.css";
import { colour } from "~/ui/themes/contract.css";

export const form = style({
  ...stack("1.25rem"),
  gridTemplateColumns: "minmax(0, 1fr)",
  inlineSize: "100%",
  maxInlineSize: "42rem",
});
// Wide content must not widen the question.
export const question = style({
  ...stack("0.5rem"),
  gridTemplateColumns: "minmax(0, 1fr)",
  ...ruled("1rem"),
});
export const line = style({ ...cluster("0.25rem 0.75rem"), alignItems: "center" });
/** The moves on a question: an open form takes the line, and the rest goes below. */
export const ways = style({ ...cluster("0 2rem") });
globalStyle(`${ways} > [open]`, { flexBasis: "100%" });
/** Belongs to the question above it. */
export const answer = style(stack("0.5rem"));
export const answerText = style([quoted, { borderInlineStartColor: colour.accent }]);
export const answerLine = style([line, { paddingInlineStart: "1rem" }]);
