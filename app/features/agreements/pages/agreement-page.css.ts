import { style } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";
import { stack } from "~/ui/shapes";

export const page = style({
  ...stack("1.5rem"),
  gridTemplateColumns: "minmax(0, 1fr)",
  overflowWrap: "anywhere",
});
const wide = from("smallDesktop");

/** A sheet, and what belongs to it beside it where there is room, else below. */
export const spread = style({
  ...stack("1.5rem"),
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  marginBlockStart: "0.75rem",
  "@media": {
    [wide]: { gridTemplateColumns: "minmax(0, 48rem) minmax(16rem, 24rem)", columnGap: "3rem" },
  },
});
export const beside = style({ ...stack("0.75rem"), gridTemplateColumns: "minmax(0, 1fr)" });
export const sheet = style({
  ...stack("1.25rem"),
  gridTemplateColumns: "minmax(0, 1fr)",
});
export const form = style({ ...stack("2.5rem"), minInlineSize: 0, maxInlineSize: "48rem" });
/** What should be different. */
export const words = style({
  ...stack("0.75rem"),
  gridTemplateColumns: "minmax(0, 1fr)",
  inlineSize: "100%",
  maxInlineSize: "42rem",
});
/** What can be done with a sheet. */
export const answers = style({
  ...stack("0.75rem"),
  gridTemplateColumns: "minmax(0, 1fr)",
});
/** The milestones of a sheet, numbered. */
export const milestones = style({
  ...stack("0.75rem"),
  gridTemplateColumns: "minmax(0, 1fr)",
  marginBlockStart: "0.5rem",
  paddingInlineStart: "1.75rem",
  // The global style takes the numbers from every list with a class.
  selectors: { ":root &": { listStyle: "decimal" } },
});
