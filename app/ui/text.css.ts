import { style } from "@vanilla-extract/css";
import { colour } from "./themes/contract.css";
import { type } from "./type";

export const heading = style({ ...type.heading });
export const small = style({ ...type.small });
/** Secondary text: names of facts, missing values. */
export const quiet = style({ color: colour.quiet });
/** Times, hints and counts. */
export const finePrint = style([small, quiet]);
export const strong = style({ fontWeight: 600 });

/** What something costs, where it is one of the first things to look for. */
export const sum = style({ ...type.heading, fontSize: "1.5rem" });

/** A list without markers, which the global style removes from every list with a class. */
export const plainList = style({});

export const textWidth = "42rem";

/** A sentence or two of ours, at a readable width. */
export const sentences = style({ maxInlineSize: "40rem", overflowWrap: "anywhere", textWrap: "pretty" });

/**
 * A member's text, at a readable width: line breaks stay, and each line has its own direction. It
 * begins at the edge of its own direction: in a wide box of the other one, it would begin amid it.
 */
export const typed = style({
  maxInlineSize: textWidth,
  marginInlineEnd: "auto",
  overflowWrap: "anywhere",
  whiteSpace: "pre-wrap",
  textWrap: "pretty",
  unicodeBidi: "plaintext",
  textAlign: "start",
});

/** Beside `typed`, what is quoted: a bar where its own lines begin, whichever way the page runs. */
export const quoted = style({
  paddingInlineStart: "1rem",
  borderInlineStart: `2px solid ${colour.control}`,
});
