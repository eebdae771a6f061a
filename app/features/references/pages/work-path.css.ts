import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";
import { colour } from "~/ui/themes/contract.css";

const way = createVar();
const wide = from("tinyDesktop");

/** From top to bottom on a phone, from start to end where there is room. */
export const path = style({
  display: "grid",
  marginBlock: "0 1.5rem",
  "@media": { [wide]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
});

const anyPoint = style({
  vars: { [way]: colour.rule },
  display: "grid",
  alignContent: "start",
  position: "relative",
  paddingInlineStart: "2.25rem",
  paddingBlockEnd: "1rem",
  minInlineSize: 0,
  overflowWrap: "anywhere",
  selectors: {
    // The way to the next one.
    "&:not(:last-child)::before": {
      content: "",
      position: "absolute",
      insetBlock: "1.75rem -0.125rem",
      insetInlineStart: "0.75rem",
      borderInlineStart: `2px solid ${way}`,
    },
  },
  "@media": {
    [wide]: {
      padding: "2.25rem 1rem 0 0",
      selectors: {
        "&:not(:last-child)::before": {
          insetBlock: "0.75rem auto",
          insetInline: "2.125rem 0.375rem",
          borderInlineStart: "none",
          borderBlockStart: `2px solid ${way}`,
        },
      },
    },
  },
});

export const point = styleVariants({
  done: [anyPoint, { vars: { [way]: colour.accent } }],
  now: [anyPoint],
  later: [anyPoint],
});

const anySign = style({
  display: "grid",
  placeContent: "center",
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: "1.625rem",
  blockSize: "1.625rem",
  borderRadius: "50%",
  lineHeight: 1,
});
export const sign = styleVariants({
  done: [anySign, { background: colour.accent, color: colour.onAccent, fontSize: "0.875rem" }],
  now: [anySign, { border: `2px solid ${colour.accent}`, color: colour.accent, fontSize: "0.875rem" }],
  later: [anySign, { color: colour.quiet, fontSize: "1.375rem" }],
});
