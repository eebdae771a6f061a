import { globalStyle, style } from "@vanilla-extract/css";
import { tall } from "./breakpoints";
import { colour } from "./themes/contract.css";

/**
 * The buttons of a long form: within reach wherever it is scrolled to. In low windows, as with
 * large text, they are at its end alone.
 */
export const formEnd = style({
  paddingBlock: "0.75rem",
  borderBlockStart: `1px solid ${colour.rule}`,
  background: colour.canvas,
  "@media": { [tall]: { position: "sticky", insetBlockEnd: 0, zIndex: 1 } },
});

// Keeps the focused element from being hidden behind the buttons.
globalStyle(`html:has(${formEnd})`, {
  "@media": { [tall]: { scrollPaddingBlockEnd: "7rem" } },
});

/** They share one line of a phone, too. */
export const formEndRow = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "0.5rem 1.25rem",
  alignItems: "center",
  overflowWrap: "anywhere",
});
