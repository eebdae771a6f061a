import { style } from "@vanilla-extract/css";
import { from } from "./breakpoints";
import { colour } from "./themes/contract.css";

/** Left out where the name and the account need the whole line. */
export const mark = style({
  display: "none",
  marginInlineEnd: "0.5rem",
  color: colour.accent,
  "@media": { [from("mediumMobile")]: { display: "block" } },
});
