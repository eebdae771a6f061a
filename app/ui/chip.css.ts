import { style, styleVariants } from "@vanilla-extract/css";
import { type ChipTone, chipTheme } from "./themes/chip-theme";
import { colour, tint } from "./themes/contract.css";
import { type } from "./type";

const base = style({
  // Needed for a chip in a heading.
  fontFamily: type.body.fontFamily,
  ...type.small,
  display: "inline-flex",
  alignItems: "center",
  gap: "0.3125rem",
  paddingInline: "0.375rem 0.5625rem",
  borderStyle: "solid",
  // Forced colours remove the ground; the frame remains.
  borderWidth: "1px",
  // Round, unlike buttons and tags.
  borderRadius: "0.75rem",
  fontWeight: 500,
  letterSpacing: "normal",
  verticalAlign: "top",
});

const theme = chipTheme(colour, tint);
const isFull = (tone: ChipTone) => tone === "turn" || tone === "done";

export const chip = styleVariants(theme, ({ ground, text, edge }, tone) => [
  base,
  {
    background: ground,
    color: text,
    borderColor: edge,
    ...(tone === "draft" && { borderStyle: "dashed" }),
    ...(isFull(tone) && {
      fontWeight: 600,
      // Paper has no grounds.
      "@media": { print: { background: "none", color: colour.text } },
    }),
  },
]);
export const sign = styleVariants(theme, ({ sign: color }, tone) => ({
  color,
  zoom: 0.8,
  ...(isFull(tone) && { "@media": { print: { color: colour.text } } }),
}));

/** The shape alone, before a word on the page's own ground. */
export const mark = styleVariants(theme, ({ sign: color }, tone) => ({
  display: "inline-block",
  marginInlineEnd: "0.25rem",
  color: isFull(tone) ? theme[tone].ground : color,
  verticalAlign: "-0.25em",
  zoom: 0.8,
}));
