import { style, styleVariants } from "@vanilla-extract/css";
import { grounds, ink } from "./monogram-colours";
import { colour } from "./themes/contract.css";
import { type } from "./type";

const base = style({
  ...type.small,
  fontFamily: type.body.fontFamily,
  position: "relative",
  overflow: "hidden",
  display: "inline-grid",
  placeContent: "center",
  flexShrink: 0,
  borderRadius: "50%",
  color: ink,
  fontWeight: 600,
  lineHeight: 1,
  letterSpacing: "0.02em",
});

export const ground = grounds.map((background) => style([base, { background }]));
export const size = styleVariants({
  small: { inlineSize: "2rem", blockSize: "2rem" },
  large: { inlineSize: "3rem", blockSize: "3rem", fontSize: "1.0625rem" },
  // With large text on a phone it leaves room for what stands beside it.
  card: {
    inlineSize: "min(4rem, 20vw)",
    blockSize: "min(4rem, 20vw)",
    fontSize: "min(1.375rem, 7vw)",
  },
  portrait: { inlineSize: "5.5rem", blockSize: "5.5rem", fontSize: "1.75rem" },
});

/** The sides of a picture, so that nothing moves when it comes. */
export const pixels = { small: 32, large: 48, card: 64, portrait: 88 } as const satisfies Record<
  keyof typeof size,
  number
>;

/** With an edge, where it has the colour of what is around it. */
export const round = style({
  borderRadius: "50%",
  outline: `1px solid color-mix(in srgb, ${colour.text} 12%, transparent)`,
  outlineOffset: "-1px",
});
export const face = style([
  round,
  { position: "absolute", inset: 0, inlineSize: "100%", blockSize: "100%", objectFit: "cover" },
]);
