import { style } from "@vanilla-extract/css";

export const thought = style({ minInlineSize: 0 });

/** The line that opens the hidden part below it. */
export const disclosure = style({
  // A list item, so that the browser's own arrow shows whether it is open.
  display: "list-item",
  inlineSize: "fit-content",
  listStylePosition: "inside",
  paddingBlock: "0.625rem",
  cursor: "pointer",
  fontWeight: 500,
});

export const content = style({
  display: "grid",
  // A name without spaces breaks, instead of widening the page.
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  gap: "0.75rem",
  paddingBlock: "0.5rem",
});
