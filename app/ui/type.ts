import { sans, serif } from "./fonts/fonts.css";
import { scale } from "./scale.css";

/**
 * The typographic scale: spread one of these into a style. Sizes are those of the surrounding
 * `scale`, and grow with zoom; a word that is longer than its line breaks.
 */
export const type = {
  /** The headline of a public page. */
  display: {
    fontFamily: serif,
    fontSize: "clamp(2.625rem, 1.3rem + 5.4vw, 6rem)",
    fontWeight: 400,
    lineHeight: scale.displayLine,
    letterSpacing: "-0.015em",
    textWrap: "balance",
    overflowWrap: "anywhere",
  },
  /** The heading of every other page. */
  title: {
    fontFamily: serif,
    fontSize: scale.title,
    fontWeight: 400,
    lineHeight: scale.titleLine,
    letterSpacing: "-0.025em",
    textWrap: "balance",
    overflowWrap: "anywhere",
  },
  /** Headings within a page. */
  heading: {
    fontFamily: serif,
    fontSize: scale.heading,
    fontWeight: 500,
    lineHeight: scale.headingLine,
    letterSpacing: "-0.015em",
    textWrap: "balance",
    overflowWrap: "anywhere",
  },
  /** The sentence under a headline. */
  lede: { fontSize: scale.lede, lineHeight: scale.smallLine },
  body: { fontFamily: sans, fontSize: scale.body, lineHeight: scale.bodyLine },
  small: { fontSize: scale.small, lineHeight: scale.smallLine },
} as const;
