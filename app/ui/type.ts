import { sans, serif } from "./fonts/fonts.css";

/** The typographic scale: spread one of these into a style. Sizes grow with the window and with zoom; a word that gets longer than its line breaks. */
export const type = {
  /** The one headline of a public page. */
  display: {
    fontFamily: serif,
    fontSize: "clamp(2.625rem, 1.3rem + 5.4vw, 6rem)",
    fontWeight: 400,
    lineHeight: 1,
    letterSpacing: "-0.03em",
    textWrap: "balance",
    overflowWrap: "anywhere",
  },
  /** The heading of every other page. */
  title: {
    fontFamily: serif,
    fontSize: "clamp(2.25rem, 1.6rem + 2.6vw, 3.75rem)",
    fontWeight: 400,
    lineHeight: 1.05,
    letterSpacing: "-0.025em",
    textWrap: "balance",
    overflowWrap: "anywhere",
  },
  /** Headings within a page. */
  heading: {
    fontFamily: serif,
    fontSize: "clamp(1.5rem, 1.35rem + 0.7vw, 1.875rem)",
    fontWeight: 500,
    lineHeight: 1.15,
    letterSpacing: "-0.015em",
    textWrap: "balance",
    overflowWrap: "anywhere",
  },
  /** The sentence under a headline. */
  lede: { fontSize: "clamp(1.125rem, 1.05rem + 0.4vw, 1.375rem)", lineHeight: 1.45 },
  body: { fontFamily: sans, fontSize: "1.0625rem", lineHeight: 1.55 },
  small: { fontSize: "0.9375rem", lineHeight: 1.45 },
} as const;
