import { style } from "@vanilla-extract/css";
import { from } from "./breakpoints";

const wide = from("smallDesktop");

/** The content, with its actions beside it where there is room. */
export const columns = style({
  display: "grid",
  alignItems: "start",
  columnGap: "4rem",
  overflowWrap: "anywhere",
  "@media": { [wide]: { gridTemplateColumns: "minmax(0, 1fr) minmax(19rem, 24rem)" } },
});

/** Two things of one weight, beside each other where there is room. */
export const halves = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: "1rem 3rem",
  overflowWrap: "anywhere",
  paddingBlock: "0.5rem 3rem",
  "@media": { [from("mediumDesktop")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

/** The content, after a side column that comes first on a phone. */
export const main = style({ minInlineSize: 0, "@media": { [wide]: { gridColumn: 1, gridRow: 1 } } });

/** The actions, first on a phone. */
export const side = style({
  minInlineSize: 0,
  paddingBlockEnd: "2rem",
  "@media": { [wide]: { gridColumn: 2, gridRow: 1 } },
});

/** Stays in sight while the content scrolls. */
export const sticky = style({
  minInlineSize: 0,
  "@media": { [wide]: { position: "sticky", insetBlockStart: "1.5rem" } },
});
