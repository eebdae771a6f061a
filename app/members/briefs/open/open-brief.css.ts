import { style } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";
import { colour } from "~/ui/themes/contract.css";
import { type } from "~/ui/type";

export const brief = style({ paddingBlockEnd: "3rem", overflowWrap: "anywhere" });
export const byline = style({
  ...type.small,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "1rem",
  marginBlockStart: "-1rem",
  paddingBlockEnd: "0.75rem",
});

// What to do first on a phone, beside the words on a desk.
export const columns = style({
  display: "grid",
  gap: "0 4rem",
  "@media": {
    [from("smallDesktop")]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(19rem, 24rem)",
      gridTemplateAreas: '"main side"',
      alignItems: "start",
    },
  },
});

export const main = style({
  minInlineSize: 0,
  "@media": { [from("smallDesktop")]: { gridArea: "main" } },
});

export const side = style({
  minInlineSize: 0,
  paddingBlockEnd: "2rem",
  "@media": { [from("smallDesktop")]: { gridArea: "side", position: "sticky", insetBlockStart: "1.5rem" } },
});

export const step = style({
  display: "grid",
  gap: "0.5rem",
  paddingBlock: "1.5rem",
  borderBlockStart: `2px solid ${colour.accent}`,
});

export const stepTitle = style({ ...type.heading });

export const stepActions = style({
  display: "grid",
  gap: "0.25rem 1.5rem",
  marginBlockStart: "0.75rem",
  "@media": { [from("xlMobile")]: { display: "flex", flexWrap: "wrap", alignItems: "center" } },
});

export const prose = style({ maxInlineSize: "42rem", whiteSpace: "pre-wrap", textWrap: "pretty" });
export const lede = style({ maxInlineSize: "42rem", marginBlockEnd: "1rem", color: colour.quiet });

export const items = style({
  maxInlineSize: "42rem",
  paddingInlineStart: "1.25rem",
  display: "grid",
  gap: "0.5rem",
  // Stronger than what takes the marks from every list that has a class.
  selectors: { ":root &": { listStyle: "disc" } },
});
