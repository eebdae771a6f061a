import { style } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";
import { colour } from "~/ui/themes/contract.css";
import { type } from "~/ui/type";

export const cards = style({ borderBlockEnd: `1px solid ${colour.rule}` });

// Words left, facts right, where there is room for both.
export const card = style({
  display: "grid",
  gap: "1.25rem 3rem",
  paddingBlock: "1.75rem 2rem",
  borderBlockStart: `1px solid ${colour.rule}`,
  overflowWrap: "anywhere",
  "@media": {
    [from("smallDesktop")]: { gridTemplateColumns: "minmax(0, 1fr) minmax(18rem, 24rem)" },
  },
});

export const words = style({ minInlineSize: 0 });
export const above = style({
  ...type.small,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "1rem",
  color: colour.quiet,
});
export const title = style({ ...type.heading });

// The whole line is the target: 44 px high where the title is one line.
export const link = style({
  display: "inline-block",
  paddingBlock: "0.375rem",
  color: colour.text,
  textDecorationColor: colour.control,
  selectors: { "&:hover": { color: colour.accent, textDecorationColor: "currentColor" } },
});

export const summary = style({ maxInlineSize: "42rem", marginBlockStart: "0.375rem", textWrap: "pretty" });

export const skills = style({
  ...type.small,
  display: "flex",
  flexWrap: "wrap",
  gap: "0.375rem 0.5rem",
  marginBlockStart: "0.875rem",
  padding: 0,
});

export const skill = style({
  paddingBlock: "0.125rem",
  paddingInline: "0.5625rem",
  border: `1px solid ${colour.rule}`,
  borderRadius: "2px",
  color: colour.quiet,
});

export const facts = style({
  ...type.small,
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(9rem, 1fr))",
  alignContent: "start",
  gap: "0.625rem 1.5rem",
  "@media": {
    [from("smallDesktop")]: { gridTemplateColumns: "1fr", gap: "0.375rem", paddingBlockStart: "0.75rem" },
  },
});

export const fact = style({
  display: "grid",
  alignContent: "start",
  gap: "0.0625rem",
  // A column of its own: the name beside its value, so that a card stays low.
  "@media": { [from("smallDesktop")]: { gridTemplateColumns: "6.5rem minmax(0, 1fr)" } },
});
export const name = style({ color: colour.quiet });

export const end = style({
  ...type.small,
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0.5rem 1.75rem",
  color: colour.quiet,
});
