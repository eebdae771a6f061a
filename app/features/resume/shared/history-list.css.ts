import { style } from "@vanilla-extract/css";
import { ruled, stack } from "~/ui/shapes";

export const whole = style({ marginBlockStart: "1.5rem" });

export const entry = style({
  ...stack("0.25rem"),
  ...ruled("1rem"),
  minInlineSize: 0,
  overflowWrap: "anywhere",
  breakInside: "avoid",
  selectors: { "&:first-child": { borderBlockStart: "none", paddingBlockStart: 0 } },
});

/** Room for the marks of the lines, on the side of the page’s own language. */
export const lines = style({ paddingInlineStart: "1.25rem", listStyleType: "disc" });

export const link = style({ display: "inline-block", paddingBlock: "0.625rem" });
