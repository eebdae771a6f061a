import { style } from "@vanilla-extract/css";
import { listed } from "./shapes";

/** A link that stands alone: as high as a thumb, among small words, too, and not underlined as one among text is. */
export const touchTarget = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "2.75rem",
  textDecoration: "none",
});

/** As wide as a thumb, too: for a word that stands alone. */
export const wordTarget = style([touchTarget, { justifyContent: "center", minInlineSize: "2.75rem" }]);

/** The title of what a list shows. The whole line is the target: 44 px high where the title is one line. */
export const titleLink = style({
  display: "inline-block",
  paddingBlock: "0.5625rem",
  ...listed,
});
