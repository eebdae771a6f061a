import { style, styleVariants } from "@vanilla-extract/css";
import { grounds, ink } from "./monogram-colours";
import { type } from "./type";

const base = style({
  ...type.small,
  fontFamily: type.body.fontFamily,
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
  large: { inlineSize: "2.75rem", blockSize: "2.75rem", fontSize: "1rem" },
});
