import { style } from "@vanilla-extract/css";
import { cluster, ruled } from "~/ui/shapes";

export const row = style({
  ...cluster("0.375rem 1rem"),
  alignItems: "center",
  ...ruled("0.5rem"),
  selectors: { "&:first-child": { borderBlockStart: "none", paddingBlockStart: 0 } },
});
