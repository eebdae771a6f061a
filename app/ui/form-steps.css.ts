import { style, styleVariants } from "@vanilla-extract/css";
import { touchTarget } from "./link.css";
import { colour } from "./themes/contract.css";
import { type } from "./type";

export const steps = style({ display: "grid", marginBlockEnd: "1rem" });

export const step = style([
  touchTarget,
  { ...type.small, gap: "0.75rem", color: colour.text, textDecorationColor: colour.control },
]);

const sign = style({
  display: "inline-grid",
  placeContent: "center",
  inlineSize: "1.5rem",
  blockSize: "1.5rem",
  borderWidth: "1px",
  borderStyle: "solid",
  borderRadius: "50%",
  fontVariantNumeric: "tabular-nums",
});

export const mark = styleVariants({
  done: [sign, { borderColor: colour.accent, color: colour.accent }],
  open: [sign, { borderColor: colour.control }],
});
