import { style } from "@vanilla-extract/css";
import { from } from "./breakpoints";
import { scale } from "./scale.css";
import { cluster, stack } from "./shapes";
import { colour } from "./themes/contract.css";
import { type } from "./type";

export const field = style({ display: "flex", flexDirection: "column", minInlineSize: 0 });

export const label = style({
  ...type.small,
  ...cluster("0 0.75rem"),
  justifyContent: "space-between",
  marginBlockEnd: "0.375rem",
  fontWeight: 600,
  overflowWrap: "anywhere",
});

export const optional = style({ color: colour.quiet, fontWeight: 400 });

export const control = style({
  inlineSize: "100%",
  minInlineSize: 0,
  // A link from the summary scrolls the label into sight as well.
  scrollMarginBlockStart: "4rem",
  minBlockSize: scale.control,
  paddingBlock: "0.5rem",
  paddingInline: "0.8125rem",
  border: `1px solid ${colour.control}`,
  borderRadius: "2px",
  background: colour.raised,
  fontSize: scale.body,
  lineHeight: 1.4,
  transition: "border-color 120ms",
  selectors: {
    "&:hover": { borderColor: colour.text },
    // In a date field the button, not the field itself, may have the focus.
    ":root &:focus-visible, :root &[type='date']:focus-within": {
      borderColor: colour.accent,
      outline: `2px solid ${colour.accent}`,
      outlineOffset: "1px",
    },
    "&[aria-invalid='true']": { borderColor: colour.danger, boxShadow: `inset 0 0 0 1px ${colour.danger}` },
  },
  // Forced colours remove the shadow and the colour; the border's width still marks the field.
  "@media": {
    "(forced-colors: active)": { selectors: { "&[aria-invalid='true']": { borderWidth: "3px" } } },
  },
});

/** The browser's own button and words would be wider than a phone with large text. */
export const fileField = style({
  inlineSize: "100%",
  minInlineSize: 0,
  paddingBlock: "0.25rem",
  cursor: "pointer",
  selectors: {
    "&::file-selector-button": {
      minBlockSize: scale.control,
      marginInlineEnd: "0.875rem",
      paddingInline: "1rem",
      border: `1px solid ${colour.control}`,
      borderRadius: "2px",
      background: colour.raised,
      color: colour.text,
      font: "inherit",
      fontWeight: 600,
      cursor: "pointer",
    },
    "&:hover::file-selector-button": { borderColor: colour.text },
  },
});

/** The hint, and the counter at the end of its line. */
export const below = style({ ...cluster("0 1rem"), alignItems: "baseline", justifyContent: "space-between" });

export const counter = style({
  ...type.small,
  flexShrink: 0,
  marginBlockStart: "0.375rem",
  marginInlineStart: "auto",
  color: colour.quiet,
  fontVariantNumeric: "tabular-nums",
});

export const textArea = style([
  control,
  {
    display: "block",
    minBlockSize: "7.5rem",
    resize: "vertical",
    fieldSizing: "content",
    maxBlockSize: "28rem",
  },
]);

// The arrow is two gradients of the text's colour: no image, and it follows the theme.
export const select = style([
  control,
  {
    appearance: "none",
    paddingInlineEnd: "2.25rem",
    backgroundImage: `linear-gradient(45deg, transparent 50%, ${colour.text} 50%), linear-gradient(-45deg, transparent 50%, ${colour.text} 50%)`,
    backgroundSize: "0.3125rem 0.3125rem",
    backgroundPosition: "right 1.1875rem center, right 0.875rem center",
    backgroundRepeat: "no-repeat",
    selectors: {
      "[dir=rtl] &": { backgroundPosition: "left 0.875rem center, left 1.1875rem center" },
    },
    "@media": {
      "(forced-colors: active)": { appearance: "auto", paddingInlineEnd: "0.25rem", backgroundImage: "none" },
    },
  },
]);

export const hint = style({
  ...type.small,
  marginBlockStart: "0.375rem",
  color: colour.quiet,
  // Leaves the end of its line to the counter, as long as there is room for both.
  selectors: { [`${below} > &`]: { flex: "1 1 12rem", minInlineSize: 0 } },
});

export const error = style({
  ...type.small,
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: "0.4375rem",
  marginBlockStart: "0.5rem",
  color: colour.danger,
  fontWeight: 500,
  overflowWrap: "anywhere",
});

/** An amount beside its currency. */
export const money = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 6.25rem",
  alignItems: "start",
  gap: "0.75rem",
});

/** Fields side by side where there is room. */
export const fieldGrid = style({
  ...stack("1.375rem 1.25rem"),
  alignItems: "start",
  "@media": {
    [from("xlMobile")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
});

/** A field that takes the whole row of a `fieldGrid`. */
export const wide = style({ gridColumn: "1 / -1" });
