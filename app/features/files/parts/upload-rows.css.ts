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
export const name = style({ overflowWrap: "anywhere" });
export const whole = style({ gridColumn: "1 / -1", minInlineSize: 0 });
export const progress = style({ inlineSize: "100%", blockSize: "0.5rem", accentColor: colour.accent });
