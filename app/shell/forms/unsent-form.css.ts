import { style } from "@vanilla-extract/css";

/** Its parts stand in the row of the page's next steps. */
export const form = style({ display: "contents" });
export const typed = style({ flexBasis: "100%", maxInlineSize: "36rem" });
export const label = style({
  // A list item, so that the browser's own arrow says whether it is open.
  display: "list-item",
  inlineSize: "fit-content",
  listStylePosition: "inside",
  paddingBlock: "0.625rem",
  cursor: "pointer",
});
/** With the lines and spaces that it was typed with. */
export const text = style({
  paddingBlock: "0.5rem",
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});
