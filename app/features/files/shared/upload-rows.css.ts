import { style } from "@vanilla-extract/css";
import { ruled, stack } from "~/ui/shapes";
import { colour } from "~/ui/themes/contract.css";

export const rows = style(stack("0"));
export const row = style({
  ...ruled("0.5rem"),
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: "0.25rem 0.75rem",
});
export const name = style({
  display: "flex",
  alignItems: "center",
  gap: "0.75rem",
  minInlineSize: 0,
  overflowWrap: "anywhere",
});
/** A square beside the name, whether the picture can be drawn or not. */
export const preview = style({
  flexShrink: 0,
  inlineSize: "3rem",
  blockSize: "3rem",
  background: colour.rule,
});
export const drawn = style({ display: "block", inlineSize: "100%", blockSize: "100%" });
export const whole = style({ gridColumn: "1 / -1", minInlineSize: 0 });
export const progress = style({ inlineSize: "100%", blockSize: "0.5rem", accentColor: colour.accent });
