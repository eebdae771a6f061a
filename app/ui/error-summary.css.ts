import { globalStyle, style } from "@vanilla-extract/css";
import { box } from "./shapes";
import { colour } from "./themes/contract.css";
import { type } from "./type";

export const summary = style({
  ...box(colour.danger, "1.125rem 1.25rem 0.75rem"),
  borderBlockStartWidth: "4px",
  overflowWrap: "anywhere",
});

// Beside a form rather than in it: for failures after the form was sent.
globalStyle(`${summary} + form`, { marginBlockStart: "1.75rem" });

export const heading = style({ ...type.heading, fontSize: "1.375rem", color: colour.danger });

export const list = style({ marginBlockStart: "0.25rem" });

export const link = style({
  display: "inline-block",
  paddingBlock: "0.625rem",
  color: colour.text,
  selectors: { "&:hover": { color: colour.danger } },
});
