import { style } from "@vanilla-extract/css";
import { colour } from "./themes/contract.css";
import { type } from "./type";

export const heading = style({ ...type.heading });
export const small = style({ ...type.small });
/** What stands back: names of facts, what is not said yet. */
export const quiet = style({ color: colour.quiet });
/** Times, hints and counts. */
export const finePrint = style([small, quiet]);
export const strong = style({ fontWeight: 600 });

/** A list without marks, which every list with a class loses. */
export const plainList = style({});

/** What somebody typed, in a measure that reads well: line breaks stay, and each line has its own direction. */
export const typed = style({
  maxInlineSize: "42rem",
  overflowWrap: "anywhere",
  whiteSpace: "pre-wrap",
  textWrap: "pretty",
  unicodeBidi: "plaintext",
});
