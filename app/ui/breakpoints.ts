/** Smallest width, in CSS pixels, at which each layout begins (product.md §3, experience.md). */
export const breakpoints = {
  fromZero: 0,
  smallMobile: 320,
  mediumMobile: 375,
  largeMobile: 425,
  xlMobile: 560,
  tinyDesktop: 768,
  smallDesktop: 960,
  mediumDesktop: 1120,
  mediumLargeDesktop: 1280,
  largeDesktop: 1440,
  maxScreenWidth: 1680,
} as const;

export type Breakpoint = keyof typeof breakpoints;

/** The media query from this breakpoint upwards. The only place that writes a width query. */
export function from(name: Breakpoint): `(min-width: ${number}px)` {
  return `(min-width: ${breakpoints[name]}px)`;
}

/**
 * Windows tall enough to keep some parts fixed while others scroll, measured in the reader's own
 * text size: with large text or a zoomed page less fits, and the whole page scrolls.
 */
export const tall = "(min-height: 31.25em)";
