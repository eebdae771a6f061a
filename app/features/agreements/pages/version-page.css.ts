import { style, styleVariants } from "@vanilla-extract/css";
import { cluster, ruled, stack } from "~/ui/shapes";
import { plainList } from "~/ui/text.css";
import { tint } from "~/ui/themes/contract.css";

export const page = style({
  ...stack("1.25rem"),
  gridTemplateColumns: "minmax(0, 1fr)",
  maxInlineSize: "48rem",
  overflowWrap: "anywhere",
});
export const list = style([plainList]);
export const item = style({ ...ruled("1rem"), ...stack("0.25rem"), gridTemplateColumns: "minmax(0, 1fr)" });
export const facts = style({ ...cluster("0.25rem 0.75rem"), alignItems: "center" });
export const compare = style({ ...cluster("0.5rem 0.75rem"), alignItems: "center" });
/** A line under what was added, and through what was removed, in every theme and on paper. */
export const change = styleVariants({
  ADDED: { textDecorationLine: "underline", background: tint.good, fontWeight: 600 },
  REMOVED: { textDecorationLine: "line-through", background: tint.bad },
});
