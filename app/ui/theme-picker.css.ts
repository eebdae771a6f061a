import { style } from "@vanilla-extract/css";
import { from } from "./breakpoints";
import { colour } from "./themes/contract.css";
import { type } from "./type";

export const picker = style({
  ...type.small,
  display: "grid",
  "@media": {
    [from("tinyDesktop")]: { gridTemplateColumns: "auto 1fr", alignItems: "baseline", columnGap: "1.25rem" },
  },
});

export const legend = style({ color: colour.quiet });

export const choices = style({ display: "flex", flexWrap: "wrap", marginInline: "-0.5rem" });

export const choice = style({
  minBlockSize: "2.75rem",
  minInlineSize: "2.75rem",
  paddingBlock: 0,
  paddingInline: "0.5rem",
  border: 0,
  background: "none",
  color: colour.quiet,
  textDecorationLine: "underline",
  textDecorationColor: "transparent",
  textDecorationThickness: "1px",
  textUnderlineOffset: "0.3em",
  cursor: "pointer",
  selectors: {
    "&:hover": { color: colour.text, textDecorationColor: "currentColor" },
    "&[aria-pressed='true']": {
      color: colour.text,
      fontWeight: 600,
      textDecorationColor: colour.accent,
      textDecorationThickness: "2px",
    },
  },
});
