import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { turn } from "./button.css";
import { touchTarget } from "./link.css";
import { colour } from "./themes/contract.css";
import { type } from "./type";

const appear = keyframes({ from: { opacity: 0 } });

const grow = keyframes({ from: { transform: "scaleX(0.04)" }, to: { transform: "scaleX(0.92)" } });

/** Shows that the next page loads while the current one stays. */
export const bar = style({
  position: "fixed",
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 51,
  blockSize: "3px",
  background: colour.accent,
  transformOrigin: "left",
  selectors: { "[dir=rtl] &": { transformOrigin: "right" } },
  animation: `${appear} 120ms 120ms both, ${grow} 8s cubic-bezier(0.1, 0.6, 0.3, 1) 120ms both`,
  "@media": { "(forced-colors: active)": { background: "Highlight" } },
});

const cover = style({
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
});

/** In the document at once, but visible only if loading takes longer. */
export const view = styleVariants({
  soon: [cover, { animation: `${appear} 120ms 120ms both` }],
  later: [cover, { animation: `${appear} 120ms 1s both` }],
});

export const spinner = style({
  inlineSize: "2.5rem",
  blockSize: "2.5rem",
  border: `2px solid ${colour.rule}`,
  borderBlockStartColor: colour.accent,
  borderRadius: "50%",
  animation: `${turn} 900ms linear infinite`,
  "@media": {
    // All borders would get the same colour, and a ring of one colour doesn't seem to turn.
    "(forced-colors: active)": { borderColor: "GrayText", borderBlockStartColor: "Highlight" },
  },
});

const reveal = keyframes({ from: { visibility: "hidden" } });

// Becomes visible, and is announced, together with its view: a short load says nothing.
export const text = style({ ...type.lede, animation: `${reveal} 1ms both`, animationDelay: "inherit" });

export const wayOut = style([touchTarget]);
