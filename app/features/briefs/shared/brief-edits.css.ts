import { style } from "@vanilla-extract/css";
import { cluster, ruled, stack } from "~/ui/shapes";

export const line = style({ ...cluster("0.25rem 0.75rem"), alignItems: "center" });
export const edit = style({
  ...stack("0.5rem"),
  gridTemplateColumns: "minmax(0, 1fr)",
  maxInlineSize: "42rem",
  ...ruled("1rem"),
});
const text = style({ display: "block", whiteSpace: "pre-line", overflowWrap: "anywhere" });
export const before = style([text, { textDecorationLine: "line-through" }]);
export const now = style([text, { textDecorationLine: "none" }]);
