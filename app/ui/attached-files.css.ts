import { style, styleVariants } from "@vanilla-extract/css";
import { box, cluster } from "./shapes";
import { plainList, textWidth } from "./text.css";
import { colour } from "./themes/contract.css";

const anyFiles = style([plainList, { ...cluster("0.75rem"), marginBlockStart: "0.5rem" }]);

/** What holds the files, by how large their pictures are; a wide one is as wide as a text. */
export const files = styleVariants({
  small: [anyFiles],
  medium: [anyFiles],
  wide: [anyFiles, { maxInlineSize: textWidth }],
});

/** How high each may be, in pixels. */
export const highest = { small: 96, medium: 288, wide: 672 } as const satisfies Record<
  keyof typeof files,
  number
>;

/** PDFs stand below pictures, not beside them. */
export const ownLine = style({ inlineSize: "100%" });

/**
 * A picture keeps its shape and its place, whether it has come or not: its width is that of its
 * attribute, because `auto` would be none until it has come.
 */
export const picture = style({
  display: "block",
  blockSize: "auto",
  maxInlineSize: "100%",
  background: colour.rule,
});

/** Beside a title. */
export const thumbnail = style({
  flexShrink: 0,
  inlineSize: "4.5rem",
  blockSize: "3rem",
  objectFit: "cover",
  background: colour.rule,
});

export const file = style({
  ...box(colour.rule, "0.5rem 0.75rem"),
  display: "block",
  inlineSize: "fit-content",
  maxInlineSize: "100%",
  overflowWrap: "anywhere",
});
