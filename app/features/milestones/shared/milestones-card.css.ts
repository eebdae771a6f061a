import { style } from "@vanilla-extract/css";
import { ruled, stack } from "~/ui/shapes";

/** Below its heading. */
export const parts = style({ ...stack("0.75rem"), gridTemplateColumns: "minmax(0, 1fr)" });

export const row = style({
  ...stack("0.375rem"),
  gridTemplateColumns: "minmax(0, 1fr)",
  ...ruled("0.75rem"),
  overflowWrap: "anywhere",
  selectors: { "&:first-child": { borderBlockStart: "none", paddingBlockStart: 0 } },
});
