import { style } from "@vanilla-extract/css";
import { from } from "./breakpoints";
import { frame } from "./frame.css";
import { colour } from "./themes/contract.css";
import { type } from "./type";

export const footer = style({ marginBlockStart: "auto", paddingBlockStart: "3rem" });

/** Of the whole footer. */
export const measure = style([frame]);

export const inner = style({
  display: "grid",
  gap: "0.5rem 3rem",
  paddingBlock: "1.5rem 2rem",
  borderBlockStart: `1px solid ${colour.rule}`,
  "@media": {
    [from("smallDesktop")]: { gridTemplateColumns: "1fr auto", alignItems: "start" },
  },
});

export const links = style({ ...type.small, display: "flex", flexWrap: "wrap", columnGap: "1.5rem" });

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minBlockSize: "2.75rem",
  minInlineSize: "2.75rem",
  color: colour.quiet,
  textDecorationColor: "transparent",
  selectors: { "&:hover": { color: colour.text, textDecorationColor: "currentColor" } },
});
