import { style } from "@vanilla-extract/css";
import { cluster, stack } from "~/ui/shapes";
import { colour } from "~/ui/themes/contract.css";
import { type } from "~/ui/type";

export const page = style({
  ...stack("1.5rem"),
  gridTemplateColumns: "minmax(0, 1fr)",
  maxInlineSize: "48rem",
  overflowWrap: "anywhere",
});
export const form = style({ ...stack("1rem"), gridTemplateColumns: "minmax(0, 1fr)" });
export const facts = style({ ...cluster("0.375rem 1rem"), alignItems: "center" });

/** Its three columns fit into 320 px: days wrap, words take the rest. */
export const table = style({
  inlineSize: "100%",
  borderCollapse: "collapse",
  tableLayout: "fixed",
});
const cell = style({
  ...type.small,
  paddingBlock: "0.5rem",
  paddingInlineEnd: "0.75rem",
  textAlign: "start",
  verticalAlign: "top",
  borderBlockStart: `1px solid ${colour.rule}`,
  selectors: { "&:last-child": { paddingInlineEnd: 0 } },
});
export const head = style([cell, { borderBlockStart: "none", fontWeight: 600 }]);
export const dayColumn = style({ inlineSize: "32%" });
export const amountColumn = style({ inlineSize: "min(5.5rem, 28%)" });
export const day = style([cell, { fontWeight: 600 }]);
export const value = style([cell]);
