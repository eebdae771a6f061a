import { style } from "@vanilla-extract/css";
import { from } from "./breakpoints";
import { button } from "./button.css";
import { colour } from "./themes/contract.css";
import { type } from "./type";

const twoColumns = {
  gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
  columnGap: "clamp(3rem, 7vw, 8rem)",
};

export const hero = style({
  display: "grid",
  rowGap: "clamp(1rem, 2.4vw, 2.25rem)",
  paddingBlock: "2.25rem 1.75rem",
  "@media": {
    [from("tinyDesktop")]: { paddingBlock: "4rem 3.5rem" },
    [from("smallDesktop")]: twoColumns,
    [from("mediumDesktop")]: { paddingBlock: "5.5rem 5rem" },
  },
});

export const headline = style({ ...type.display, gridColumn: "1 / -1" });

// Under the headline, on the line of the form: what is read first and what is done next stand together.
export const lede = style({
  ...type.lede,
  maxInlineSize: "36rem",
  color: colour.quiet,
  textWrap: "pretty",
  "@media": { [from("smallDesktop")]: { gridColumn: 2 } },
});

// A phone shows the facts first: this leads past them to the form, within the first screen.
export const jump = style([
  button.primary,
  {
    "@media": {
      [from("xlMobile")]: { justifySelf: "start" },
      [from("tinyDesktop")]: { display: "none" },
    },
  },
]);

export const columns = style({
  display: "grid",
  alignItems: "start",
  rowGap: "2.5rem",
  "@media": {
    [from("smallDesktop")]: twoColumns,
  },
});

/** Stays in sight while a long form is filled. */
export const facts = style({
  "@media": {
    [from("smallDesktop")]: { position: "sticky", insetBlockStart: "2rem" },
  },
});

export const form = style({
  paddingBlockStart: "1rem",
  borderBlockStart: `2px solid ${colour.text}`,
  "@media": { [from("smallDesktop")]: { paddingBlockStart: "1.375rem" } },
});

export const formTitle = style({ ...type.heading, marginBlockEnd: "0.25rem" });
export const formNote = style({ marginBlockEnd: "1.5rem", color: colour.quiet });

export const others = style({
  marginBlockStart: "4rem",
  "@media": { [from("smallDesktop")]: { marginBlockStart: "7rem" } },
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
