import { style } from "@vanilla-extract/css";
import { colour } from "./themes/contract.css";
import { type } from "./type";

export const section = style({
  paddingBlockStart: "1.5rem",
  borderBlockStart: `1px solid ${colour.rule}`,
});

// Floated, because a legend would otherwise sit on the rule instead of below it.
export const legend = style({
  ...type.heading,
  float: ["left", "inline-start"],
  inlineSize: "100%",
  marginBlockEnd: "0.375rem",
});

export const lede = style({ clear: "both", maxInlineSize: "36rem", color: colour.quiet, textWrap: "pretty" });

export const fields = style({ clear: "both", paddingBlockStart: "1.125rem" });
