import { style } from "@vanilla-extract/css";
import { cluster } from "~/ui/shapes";

/** The face beside the name, as high as its touch target. */
export const name = style({
  ...cluster("0 0.75rem"),
  flexWrap: "nowrap",
  alignItems: "center",
  paddingBlock: "0.25rem 0.5rem",
});
