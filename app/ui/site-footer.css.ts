import { style } from "@vanilla-extract/css";
import { from } from "./breakpoints";
import { wordTarget } from "./link.css";
import { ruled, stack } from "./shapes";
import { colour } from "./themes/contract.css";
import { type } from "./type";

export const footer = style({ marginBlockStart: "auto", paddingBlockStart: "3rem" });

export const inner = style({
  ...stack("0.5rem 3rem"),
  ...ruled("1.5rem 2rem"),
  "@media": {
    [from("smallDesktop")]: { gridTemplateColumns: "1fr auto", alignItems: "start" },
  },
});

export const links = style({
  ...type.small,
  display: "flex",
  flexWrap: "wrap",
  columnGap: "1.5rem",
  overflowWrap: "anywhere",
});

export const link = style([
  wordTarget,
  {
    color: colour.quiet,
    textDecorationColor: "transparent",
    selectors: { "&:hover": { color: colour.text, textDecorationColor: "currentColor" } },
  },
]);
