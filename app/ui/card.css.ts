import { style } from "@vanilla-extract/css";
import { from } from "./breakpoints";
import { box, corner } from "./shapes";
import { heading as headingText } from "./text.css";
import { colour } from "./themes/contract.css";

/** A block of its own on the page: its padding is that of a thumb's width on a phone. */
export const card = style({
  ...box(colour.rule, "1rem min(1rem, 4vw)"),
  borderRadius: corner,
  minInlineSize: 0,
  overflowWrap: "anywhere",
  "@media": { [from("tinyDesktop")]: { padding: "1.25rem 1.5rem" } },
});

export const heading = style([headingText, { marginBlockEnd: "0.625rem" }]);
