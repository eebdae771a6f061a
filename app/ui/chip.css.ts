import { style, styleVariants } from "@vanilla-extract/css";
import { colour, tint } from "./themes/contract.css";
import type { Tone } from "./themes/tints";
import { type } from "./type";

const base = style({
  // Needed for a chip in a heading.
  fontFamily: type.body.fontFamily,
  ...type.small,
  display: "inline-flex",
  alignItems: "center",
  gap: "0.3125rem",
  paddingInline: "0.375rem 0.5625rem",
  // Forced colours remove the tint; the frame remains.
  border: "1px solid transparent",
  borderRadius: "2px",
  color: colour.text,
  fontWeight: 500,
  verticalAlign: "top",
});

const signs: Record<Tone, string> = {
  plain: colour.quiet,
  good: colour.accent,
  wait: colour.warning,
  bad: colour.danger,
};

export const chip = styleVariants(signs, (_sign, tone) => [base, { background: tint[tone] }]);
export const sign = styleVariants(signs, (sign) => ({ color: sign, zoom: 0.8 }));
