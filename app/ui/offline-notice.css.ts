import { globalStyle, style } from "@vanilla-extract/css";
import { colour } from "./themes/contract.css";
import { type } from "./type";

// Sticks to the end of the window during reading, and sits at the page's end: it covers nothing for
// good.
export const place = style({ position: "sticky", insetBlockEnd: 0, zIndex: 55 });

export const notice = style({
  ...type.small,
  padding: "0.875rem 1.25rem",
  borderBlockStart: `4px solid ${colour.warning}`,
  background: colour.raised,
  fontWeight: 500,
  textAlign: "center",
});

// Keeps the focused element from being hidden behind it.
globalStyle(`html:has(${notice})`, { scrollPaddingBlockEnd: "6rem" });
