import { style } from "@vanilla-extract/css";
import { cluster, stack } from "~/ui/shapes";

export const form = style({ ...stack("1.25rem"), maxInlineSize: "42rem" });
/** Of a visitor, without the frame of the signed-in area. */
export const page = style({
  ...stack("1.5rem"),
  gridTemplateColumns: "minmax(0, 1fr)",
  maxInlineSize: "42rem",
});
/** The two answers to the other side’s word. */
export const answers = style(cluster("0.75rem"));
