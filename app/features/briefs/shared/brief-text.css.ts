import { style } from "@vanilla-extract/css";
import { stack } from "~/ui/shapes";

export const items = style({
  maxInlineSize: "42rem",
  paddingInlineStart: "1.25rem",
  ...stack("0.5rem"),
  // More specific than the reset that removes the markers from every list with a class.
  selectors: { ":root &": { listStyle: "disc" } },
});
