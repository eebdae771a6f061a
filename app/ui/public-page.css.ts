import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "./breakpoints";
import { button } from "./button.css";
import { ruled } from "./shapes";
import { colour } from "./themes/contract.css";
import { type } from "./type";

// Desktop: headline and example on the left, the form on the right, its button within the first
// screen.
export const columns = style({
  display: "grid",
  alignItems: "start",
  rowGap: "2rem",
  paddingBlockStart: "2.25rem",
  "@media": {
    [from("tinyDesktop")]: { paddingBlockStart: "3.5rem" },
    [from("smallDesktop")]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      gridTemplateRows: "auto auto 1fr",
      columnGap: "clamp(3rem, 7vw, 7rem)",
      paddingBlockStart: "3rem",
    },
  },
});

export const hero = style({ display: "grid", rowGap: "clamp(1rem, 2vw, 1.5rem)" });

// Beside the form the headline has half of the window.
export const headline = style({
  ...type.display,
  "@media": { [from("smallDesktop")]: { fontSize: "clamp(2.625rem, 5.2vw, 5.25rem)" } },
});

export const lede = style({
  ...type.lede,
  maxInlineSize: "36rem",
  color: colour.quiet,
  textWrap: "pretty",
});

// A phone shows the example first: this link skips to the form, within the first screen.
export const jump = style([
  button.primary,
  {
    "@media": {
      [from("xlMobile")]: { justifySelf: "start" },
      [from("smallDesktop")]: { display: "none" },
    },
  },
]);

export const example = style({
  "@media": { [from("smallDesktop")]: { gridColumn: 1 } },
});

export const form = style({
  paddingBlockStart: "1rem",
  borderBlockStart: `2px solid ${colour.text}`,
  "@media": {
    [from("smallDesktop")]: { gridColumn: 2, gridRow: "1 / span 3" },
  },
});

// A few lines at first; they grow with the text.
globalStyle(`${form} textarea`, { minBlockSize: "5rem" });

export const formTitle = style({ ...type.heading, marginBlockEnd: "0.25rem" });
export const formNote = style({ marginBlockEnd: "1.5rem", color: colour.quiet });

export const more = style({
  marginBlockStart: "4rem",
  "@media": { [from("smallDesktop")]: { marginBlockStart: "6rem" } },
});

export const moreTitle = style({ ...type.title, marginBlockEnd: "1.5rem" });

const inColumns = (count: number) =>
  ({
    display: "grid",
    rowGap: "1.5rem",
    "@media": {
      [from("tinyDesktop")]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`, columnGap: "2.5rem" },
    },
  }) as const;

export const steps = style({ ...inColumns(3), padding: 0, counterReset: "step" });

export const step = style({
  ...ruled("1.125rem 0"),
  counterIncrement: "step",
  "::before": {
    ...type.small,
    content: "counter(step)",
    display: "block",
    marginBlockEnd: "0.5rem",
    color: colour.accent,
    fontWeight: 600,
  },
});

export const stepTitle = style({ ...type.heading, marginBlockEnd: "0.4375rem" });

export const text = style({ maxInlineSize: "34rem", color: colour.quiet, textWrap: "pretty" });

export const terms = style({
  ...inColumns(2),
  ...ruled("2rem 0"),
  marginBlockStart: "3rem",
});

export const others = style({
  marginBlockStart: "4rem",
  "@media": { [from("smallDesktop")]: { marginBlockStart: "6rem" } },
});

export const othersTitle = style({ ...type.small, paddingBlockEnd: "0.75rem", color: colour.quiet });

export const other = style({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  alignItems: "center",
  gap: "1rem",
  paddingBlock: "1.125rem",
  borderBlockStart: `1px solid ${colour.rule}`,
  fontFamily: type.title.fontFamily,
  fontSize: "clamp(1.5rem, 1.1rem + 1.8vw, 2.75rem)",
  letterSpacing: "-0.02em",
  lineHeight: 1.1,
  color: colour.text,
  textDecoration: "none",
  transition: "color 120ms",
  selectors: { "&:hover": { color: colour.accent } },
});
