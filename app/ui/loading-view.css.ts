import { keyframes, style } from "@vanilla-extract/css";
import { colour } from "./themes/contract.css";
import { type } from "./type";

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const turn = keyframes({ to: { transform: "rotate(360deg)" } });

// In the document at once, seen only when loading takes longer than 120 ms.
export const view = style({
  position: "fixed",
  inset: 0,
  zIndex: 50,
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: "1.25rem",
  padding: "1.5rem",
  background: colour.canvas,
  textAlign: "center",
  animation: `${appear} 120ms 120ms both`,
});

export const spinner = style({
  inlineSize: "2.5rem",
  blockSize: "2.5rem",
  border: `2px solid ${colour.rule}`,
  borderBlockStartColor: colour.accent,
  borderRadius: "50%",
  animation: `${turn} 900ms linear infinite`,
  "@media": {
    // Every border would be of one colour, and a ring of one colour doesn't seem to turn.
    "(forced-colors: active)": { borderColor: "GrayText", borderBlockStartColor: "Highlight" },
  },
});

export const text = style({ ...type.lede });
