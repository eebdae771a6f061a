import { style } from "@vanilla-extract/css";
import { box, cluster } from "./shapes";
import { plainList } from "./text.css";
import { colour } from "./themes/contract.css";

export const files = style([plainList, { ...cluster("0.75rem"), marginBlockStart: "0.5rem" }]);
/** A picture keeps its shape and its place, whether it has come or not. */
const anyPicture = style({
  display: "block",
  inlineSize: "auto",
  blockSize: "auto",
  maxInlineSize: "100%",
  background: colour.rule,
});
export const picture = style([anyPicture, { maxBlockSize: "18rem" }]);
export const smallPicture = style([anyPicture, { maxBlockSize: "6rem" }]);
export const file = style({
  ...box(colour.rule, "0.5rem 0.75rem"),
  display: "block",
  minInlineSize: 0,
  overflowWrap: "anywhere",
});
