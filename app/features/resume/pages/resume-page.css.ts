import { style } from "@vanilla-extract/css";

export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "1.25rem",
  maxInlineSize: "42rem",
  marginBlockEnd: "1.5rem",
});
/** The browser's own button and words would be wider than a phone with large text. */
export const file = style({ inlineSize: "100%", minInlineSize: 0, paddingBlock: "0.75rem" });
