import { style, styleVariants } from "@vanilla-extract/css";
import { from } from "./breakpoints";
import { box, stack } from "./shapes";
import { colour } from "./themes/contract.css";
import { type } from "./type";

const base = style({
  ...stack("0.75rem 1.5rem"),
  alignItems: "center",
  marginBlock: "1.25rem",
  ...box(colour.rule, "0.875rem 1.125rem"),
  borderInlineStartWidth: "4px",
  overflowWrap: "anywhere",
  "@media": { [from("tinyDesktop")]: { gridTemplateColumns: "1fr auto" } },
});

export const notice = styleVariants({
  info: [base, { borderInlineStartColor: colour.control }],
  success: [base, { borderInlineStartColor: colour.accent }],
  warning: [base, { borderInlineStartColor: colour.warning }],
  danger: [base, { borderInlineStartColor: colour.danger }],
});

export const title = styleVariants({
  info: { fontWeight: 600 },
  success: { fontWeight: 600, color: colour.accent },
  warning: { fontWeight: 600, color: colour.warning },
  danger: { fontWeight: 600, color: colour.danger },
});

/** A yes is remembered: as large as a heading, with the face of whom it was said to. */
export const withFace = style({
  ...type.heading,
  display: "flex",
  alignItems: "center",
  gap: "0.875rem",
  marginBlockEnd: "0.375rem",
});

export const text = style({ ...type.small });
