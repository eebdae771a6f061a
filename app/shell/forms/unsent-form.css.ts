import { style } from "@vanilla-extract/css";

/** Lets its parts join the row of the page's next steps. */
export const form = style({ display: "contents" });
export const typed = style({ flexBasis: "100%", maxInlineSize: "36rem" });
export const label = style({
  // A list item, so that the browser's own arrow shows whether it is open.
  display: "list-item",
  inlineSize: "fit-content",
  listStylePosition: "inside",
  paddingBlock: "0.625rem",
  cursor: "pointer",
});
/** Keeps the line breaks and spaces that were typed. */
export const text = style({
  paddingBlock: "0.5rem",
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});
