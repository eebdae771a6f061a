import { colour } from "./themes/contract.css";

/**
 * Recurring shapes: spread one of these into a style. Lengths are CSS lengths; two of them as in
 * CSS shorthand.
 */

/** The corners of cards. */
export const corner = "0.375rem";

/** A column. */
export const stack = (gap: string) => ({ display: "grid", gap }) as const;

/** A row that wraps where there is no room. */
export const cluster = (gap: string) => ({ display: "flex", flexWrap: "wrap", gap }) as const;

/** Under a thin rule, which separates the parts of a page and the lines of a list. */
export const ruled = (paddingBlock: string) => ({
  paddingBlock,
  borderBlockStart: `1px solid ${colour.rule}`,
});

/** A box in a thin frame, in the `raised` colour. */
export const box = (frame: string, padding: string) => ({
  padding,
  border: `1px solid ${frame}`,
  background: colour.raised,
});

/** A list item's title is underlined only on hover, unlike a link in text. */
export const listed = {
  color: colour.text,
  textDecoration: "none",
  selectors: { "&:hover, &:focus-visible": { color: colour.accent, textDecoration: "underline" } },
} as const;
