import { style } from "@vanilla-extract/css";
import { from } from "./breakpoints";
import { colour } from "./themes/contract.css";
import { type } from "./type";

export const group = style({ scrollMarginBlockStart: "4rem" });

export const legend = style({ ...type.small, marginBlockEnd: "0.25rem", fontWeight: 600 });

export const choices = style({ display: "grid" });

/** Short choices, side by side where there is room. */
export const inline = style({
  display: "grid",
  "@media": { [from("xlMobile")]: { display: "flex", flexWrap: "wrap", columnGap: "1.75rem" } },
});

/** A box or a circle with its label: the whole line is the target. */
export const choice = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "start",
  columnGap: "0.75rem",
  minBlockSize: "2.75rem",
  paddingBlock: "0.625rem",
  cursor: "pointer",
});

export const box = style({
  inlineSize: "1.25rem",
  blockSize: "1.25rem",
  margin: 0,
  marginBlockStart: "0.125rem",
  accentColor: colour.accent,
  scrollMarginBlockStart: "6rem",
  cursor: "pointer",
  selectors: { "&[aria-invalid='true']": { outline: `1px solid ${colour.danger}`, outlineOffset: "2px" } },
});

export const texts = style({ display: "grid", lineHeight: 1.45 });

/** The explanation of a choice. */
export const meaning = style({ ...type.small, color: colour.quiet });
