import { style } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";
import { cluster, ruled, stack } from "~/ui/shapes";
import { plainList } from "~/ui/text.css";

export const page = style({
  ...stack("1.5rem"),
  gridTemplateColumns: "minmax(0, 1fr)",
  maxInlineSize: "64rem",
  overflowWrap: "anywhere",
});
/** The message, and what was agreed, beside each other where there is room. */
export const beside = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "1rem",
  alignItems: "start",
  "@media": { [from("mediumDesktop")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const parts = style({ ...stack("0.75rem"), gridTemplateColumns: "minmax(0, 1fr)" });
export const answers = style([plainList, { ...stack("0.75rem"), marginBlockStart: "0.5rem" }]);
/** A button, and what it means. */
export const answer = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "0.25rem 1rem",
  alignItems: "center",
  justifyItems: "start",
  "@media": { [from("smallDesktop")]: { gridTemplateColumns: "12rem minmax(0, 1fr)" } },
});
export const list = style([plainList, { maxInlineSize: "48rem" }]);
export const item = style({ ...ruled("1rem"), ...stack("0.25rem"), gridTemplateColumns: "minmax(0, 1fr)" });
export const facts = style({ ...cluster("0.25rem 0.75rem"), alignItems: "center" });
