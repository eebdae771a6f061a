import { colour } from "./themes/contract.css";

/** What recurs in styles: spread one of these into a style. Lengths are CSS lengths, two of them as CSS reads two. */

/** One thing under the other. */
export const stack = (gap: string) => ({ display: "grid", gap }) as const;

/** Side by side while there is room, then on the next line. */
export const cluster = (gap: string) => ({ display: "flex", flexWrap: "wrap", gap }) as const;

/** Under a thin rule: how parts of a page and lines of a list are told apart. */
export const ruled = (paddingBlock: string) => ({
  paddingBlock,
  borderBlockStart: `1px solid ${colour.rule}`,
});

/** One step off the page, in a thin frame. */
export const box = (frame: string, padding: string) => ({
  padding,
  border: `1px solid ${frame}`,
  background: colour.raised,
});

/** What a list shows isn’t underlined as a link among text is, until it is pointed at. */
export const listed = {
  color: colour.text,
  textDecoration: "none",
  selectors: { "&:hover, &:focus-visible": { color: colour.accent, textDecoration: "underline" } },
} as const;
