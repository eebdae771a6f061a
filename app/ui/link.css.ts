import { style } from "@vanilla-extract/css";
import { listed } from "./shapes";

/**
 * A link outside running text: as high as a touch target, even among small words, and not
 * underlined.
 */
export const touchTarget = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "2.75rem",
  textDecoration: "none",
});

/** As wide as a touch target, too: for a single word. */
export const wordTarget = style([touchTarget, { justifyContent: "center", minInlineSize: "2.75rem" }]);

/**
 * The title of a list item. The whole line is the target: 44 px high where the title is one line.
 */
export const titleLink = style({
  display: "inline-block",
  paddingBlock: "0.5625rem",
  ...listed,
});
