import { style } from "@vanilla-extract/css";
import { ruled, stack } from "~/ui/shapes";
import { colour } from "~/ui/themes/contract.css";

export const files = style({ ...stack("0"), marginBlock: "1rem" });
export const file = style({
  ...ruled("1rem"),
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  gap: "0.5rem",
  overflowWrap: "anywhere",
});
export const form = style({
  ...stack("1.25rem"),
  gridTemplateColumns: "minmax(0, 1fr)",
  maxInlineSize: "36rem",
});
export const drop = style({
  padding: "1rem",
  border: `1px dashed ${colour.control}`,
});
/** While a file is dragged over the page. */
export const takesDrop = style([drop, { outline: `2px dashed ${colour.accent}` }]);
