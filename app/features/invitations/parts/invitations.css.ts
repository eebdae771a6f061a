import { style } from "@vanilla-extract/css";
import { cluster, ruled } from "~/ui/shapes";

/** A member, and at the end of the line what can be done. */
export const row = style({
  ...cluster("0.5rem 1rem"),
  justifyContent: "space-between",
  alignItems: "center",
  overflowWrap: "anywhere",
  ...ruled("0.75rem"),
});
/** Beside the face; the action goes below them where there is no room. */
export const person = style({ flex: "1 1 12rem", minInlineSize: 0 });
