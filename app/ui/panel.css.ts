import { style } from "@vanilla-extract/css";
import { colour } from "./themes/contract.css";
import { type } from "./type";

export const panel = style({
  paddingBlock: "1.5rem 2.5rem",
  borderBlockStart: `1px solid ${colour.rule}`,
});

export const heading = style({ ...type.heading, marginBlockEnd: "1.25rem" });

/** The next step at the end of a panel. */
export const action = style({ marginBlockStart: "1.25rem" });
