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
});

const wide = from("tinyDesktop");
const { headingSpace: _later, ...sizes } = scale;

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
    [scale.headingSpace]: "2rem 1.75rem",
  },
  "@media": { [wide]: { vars: { [scale.headingSpace]: "4rem 2.5rem" } } },
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
  "@media": { [wide]: { vars: { [scale.headingSpace]: "1.5rem 0.75rem" } } },
});
