import { style } from "@vanilla-extract/css";
import { colour } from "./themes/contract.css";

export const skip = style({
  position: "absolute",
  insetBlockStart: "0.5rem",
  insetInlineStart: "0.5rem",
  zIndex: 60,
  padding: "0.75rem 1rem",
  background: colour.accent,
  color: colour.onAccent,
  fontWeight: 600,
  selectors: {
    "&:hover": { color: colour.onAccent },
    "&:not(:focus)": {
      clipPath: "inset(50%)",
      inlineSize: "1px",
      blockSize: "1px",
      overflow: "hidden",
      padding: 0,
    },
  },
});
