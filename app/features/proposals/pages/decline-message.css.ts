import { style } from "@vanilla-extract/css";
import { colour } from "~/ui/themes/contract.css";

export const answer = style({
  marginBlockStart: "0.5rem",
  display: "grid",
  gap: "0.375rem",
  paddingInlineStart: "1rem",
  borderInlineStart: `2px solid ${colour.control}`,
  overflowWrap: "anywhere",
});

export const note = style({ margin: 0 });
