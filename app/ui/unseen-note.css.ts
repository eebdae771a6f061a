import { globalStyle, style } from "@vanilla-extract/css";
import { notice } from "./offline-notice.css";
import { colour } from "./themes/contract.css";

// At the start of the window, wherever on the page the form led to.
export const place = style({ position: "sticky", insetBlockStart: 0, zIndex: 55 });

export const note = style([
  notice,
  {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "center",
    alignItems: "center",
    columnGap: "1rem",
    paddingBlock: "0.25rem",
    borderBlockStart: 0,
    borderBlockEnd: `1px solid ${colour.rule}`,
  },
]);

// Keeps the focused element from being hidden behind it.
globalStyle(`html:has(${note})`, { scrollPaddingBlockStart: "6rem" });
