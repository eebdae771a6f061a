import { style, styleVariants } from "@vanilla-extract/css";
import { box } from "./shapes";
import { colour } from "./themes/contract.css";
import { type } from "./type";

export const card = style({ ...box(colour.rule, "1.125rem 1.25rem 1.25rem"), borderRadius: "2px" });

export const label = style({ ...type.small, color: colour.quiet });

export const title = style({
  fontFamily: type.heading.fontFamily,
  fontSize: "1.375rem",
  fontWeight: 500,
  lineHeight: 1.2,
  letterSpacing: "-0.01em",
  marginBlock: "0.25rem 0.375rem",
  textWrap: "balance",
});

export const facts = style({ ...type.small, color: colour.quiet });

export const fit = style({ marginBlock: "0.875rem", padding: 0 });

export const line = style({
  ...type.small,
  display: "grid",
  gridTemplateColumns: "1.25rem minmax(0, 7rem) minmax(0, 1fr)",
  columnGap: "0.625rem",
  paddingBlock: "0.4375rem",
  borderBlockStart: `1px solid ${colour.rule}`,
});

const tones = { met: colour.accent, nearly: colour.warning, unknown: colour.quiet };
export const mark = styleVariants(tones, (color) => ({ color }));

export const aspect = style({ fontWeight: 600 });

export const detail = style({ color: colour.quiet });

export const reply = style({ fontWeight: 600 });
