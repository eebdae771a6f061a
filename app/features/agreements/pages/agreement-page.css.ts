import { style } from "@vanilla-extract/css";
import { stack } from "~/ui/shapes";

export const page = style({
  ...stack("1.5rem"),
  gridTemplateColumns: "minmax(0, 1fr)",
  maxInlineSize: "48rem",
  overflowWrap: "anywhere",
});
export const sheet = style({
  marginBlockStart: "0.75rem",
  ...stack("1.25rem"),
  gridTemplateColumns: "minmax(0, 1fr)",
});
export const form = style({ ...stack("2.5rem"), minInlineSize: 0, maxInlineSize: "48rem" });
/** What should be different. */
export const words = style({
  ...stack("0.75rem"),
  gridTemplateColumns: "minmax(0, 1fr)",
  maxInlineSize: "42rem",
});
/** What can be done with a sheet, below it. */
export const answers = style({
  ...stack("0.75rem"),
  gridTemplateColumns: "minmax(0, 1fr)",
  marginBlockStart: "1.5rem",
});
