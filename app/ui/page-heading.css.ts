import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "./breakpoints";
import { colour } from "./themes/contract.css";
import { type } from "./type";

export const heading = style({
  display: "grid",
  gap: "1rem 2rem",
  alignItems: "end",
  paddingBlock: "2rem 1.75rem",
  "@media": {
    [from("tinyDesktop")]: { gridTemplateColumns: "1fr auto", paddingBlock: "4rem 2.5rem" },
  },
});

export const title = style({ ...type.title, overflowWrap: "anywhere" });

export const lede = style({
  ...type.lede,
  maxInlineSize: "38rem",
  marginBlockStart: "0.875rem",
  color: colour.quiet,
  textWrap: "balance",
});

// A link here mostly stands alone, so it gets a touch target of 44 px without moving the lines.
globalStyle(`${lede} a`, { paddingBlock: "0.8125rem" });
