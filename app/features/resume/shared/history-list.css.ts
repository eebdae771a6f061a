import { style } from "@vanilla-extract/css";
import { ruled, stack } from "~/ui/shapes";

export const entry = style({
  ...stack("0.25rem"),
  ...ruled("1rem"),
  minInlineSize: 0,
  overflowWrap: "anywhere",
  breakInside: "avoid",
  selectors: { "&:first-child": { borderBlockStart: "none", paddingBlockStart: 0 } },
});

export const link = style({ display: "inline-block", paddingBlock: "0.625rem" });
