import { style } from "@vanilla-extract/css";
import { touchTarget } from "~/ui/link.css";
import { colour } from "~/ui/themes/contract.css";

export const list = style({ marginBlockStart: "0.75rem", maxBlockSize: "50dvh", overflowY: "auto" });

const base = style([
  touchTarget,
  {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "0.75rem",
    paddingInline: "0.75rem",
    borderInlineStart: "3px solid transparent",
    cursor: "pointer",
    overflowWrap: "anywhere",
    selectors: { "&:hover": { borderInlineStartColor: colour.control } },
  },
]);

export const entry = base;
/** By a bar, too: forced colours remove the ground. */
export const chosen = style([
  base,
  { borderInlineStartColor: colour.accent, background: colour.canvas, fontWeight: 600 },
]);
