import { assignVars, createGlobalThemeContract, globalStyle, style } from "@vanilla-extract/css";
import { from } from "./breakpoints";

/**
 * Sizes of text and controls, and the space around a page's heading: one set for public pages, one
 * for work pages.
 */
export const scale = createGlobalThemeContract({
  title: "size-title",
  heading: "size-heading",
  lede: "size-lede",
  body: "size-body",
  small: "size-small",
  control: "size-control",
  headingSpace: "space-heading",
  displayLine: "line-display",
  titleLine: "line-title",
  headingLine: "line-heading",
  bodyLine: "line-body",
  smallLine: "line-small",
});

const wide = from("tinyDesktop");
const { headingSpace: _later, displayLine, titleLine, headingLine, bodyLine, smallLine, ...sizes } = scale;
const lines = { displayLine, titleLine, headingLine, bodyLine, smallLine };

globalStyle(":root", {
  vars: {
    ...assignVars(sizes, {
      title: "clamp(2.25rem, 1.6rem + 2.6vw, 3.75rem)",
      heading: "clamp(1.5rem, 1.35rem + 0.7vw, 1.875rem)",
      lede: "clamp(1.125rem, 1.05rem + 0.4vw, 1.375rem)",
      body: "1.0625rem",
      small: "0.9375rem",
      control: "3rem",
    }),
    ...assignVars(lines, {
      displayLine: "1.1",
      titleLine: "1.05",
      headingLine: "1.15",
      bodyLine: "1.55",
      smallLine: "1.45",
    }),
    [scale.headingSpace]: "2rem 1.75rem",
  },
  "@media": { [wide]: { vars: { [scale.headingSpace]: "4rem 2.5rem" } } },
});

// Arabic has marks above and below its letters, which touched the lines around them.
globalStyle(":root:lang(ar)", {
  vars: assignVars(lines, {
    displayLine: "1.35",
    titleLine: "1.25",
    headingLine: "1.4",
    bodyLine: "1.75",
    smallLine: "1.65",
  }),
});

/**
 * For work pages: 36, 22, 16 and 14 px, and controls as low as a touch target allows
 * (experience.md).
 */
export const work = style({
  vars: {
    ...assignVars(sizes, {
      title: "2.25rem",
      heading: "1.375rem",
      lede: "1rem",
      body: "1rem",
      small: "0.875rem",
      control: "2.75rem",
    }),
    [scale.headingSpace]: "1rem 0.5rem",
  },
  fontSize: scale.body,
  // Its letters are smaller than Latin ones of the same size.
  selectors: { ":root:lang(ar) &": { vars: { [scale.body]: "1.0625rem", [scale.small]: "0.9375rem" } } },
  "@media": { [wide]: { vars: { [scale.headingSpace]: "1.5rem 0.75rem" } } },
});
