import { style } from "@vanilla-extract/css";
import { colour } from "./themes/contract.css";

export const dialog = style({
  inlineSize: "min(34rem, calc(100vw - 2rem))",
  maxBlockSize: "calc(100dvh - 2rem)",
  padding: "1.5rem",
  border: `1px solid ${colour.control}`,
  borderBlockStart: `4px solid ${colour.accent}`,
  background: colour.raised,
  color: colour.text,
  selectors: { "&::backdrop": { background: "rgb(0 0 0 / 60%)" } },
});
