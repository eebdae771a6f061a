import { style } from "@vanilla-extract/css";
import { ruled, stack } from "~/ui/shapes";

export const form = style({ ...stack("1.5rem"), minInlineSize: 0, maxInlineSize: "48rem" });

export const entry = style({
  ...stack("0.375rem"),
  ...ruled("1rem"),
  justifyItems: "start",
  minInlineSize: 0,
  overflowWrap: "anywhere",
  selectors: { "&:first-child": { borderBlockStart: "none" } },
});
