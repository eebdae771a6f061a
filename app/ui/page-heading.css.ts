import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "./breakpoints";
import { scale } from "./scale.css";
import { colour } from "./themes/contract.css";
import { type } from "./type";

export const heading = style({
  display: "grid",
  gap: "0.75rem 2rem",
  alignItems: "end",
  paddingBlock: scale.headingSpace,
  "@media": {
    [from("tinyDesktop")]: { gridTemplateColumns: "1fr auto" },
  },
});

export const title = style({ ...type.title, overflowWrap: "anywhere" });

export const marked = style({ display: "flex", alignItems: "center", gap: "1rem" });

export const lede = style({
  ...type.lede,
  maxInlineSize: "38rem",
  marginBlockStart: "0.625em",
  color: colour.quiet,
  textWrap: "balance",
  // A long address must not make a narrow page scroll sideways.
  overflowWrap: "anywhere",
});

// A label isn't a part of the sentence above it.
globalStyle(`${heading} + form`, { paddingBlockStart: "0.75rem" });

// A link here usually stands alone, so it gets a touch target of 44 px without moving the lines.
globalStyle(`${lede} a`, { paddingBlock: "0.8125rem" });
