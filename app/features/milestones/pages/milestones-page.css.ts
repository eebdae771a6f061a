import { style } from "@vanilla-extract/css";
import { stack } from "~/ui/shapes";

export const page = style({
  ...stack("1.5rem"),
  gridTemplateColumns: "minmax(0, 1fr)",
  maxInlineSize: "48rem",
  overflowWrap: "anywhere",
});
export const list = style({ ...stack("1rem"), gridTemplateColumns: "minmax(0, 1fr)" });
/** Where the hero leads: clear of the window’s edge. */
export const card = style({ scrollMarginBlockStart: "1rem" });
/** Of one milestone, below its heading. */
export const parts = style({ ...stack("0.875rem"), gridTemplateColumns: "minmax(0, 1fr)" });
export const form = style({
  ...stack("0.75rem"),
  gridTemplateColumns: "minmax(0, 1fr)",
  inlineSize: "100%",
  maxInlineSize: "42rem",
});
