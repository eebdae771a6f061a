import { globalStyle, style } from "@vanilla-extract/css";
import { facts as lineOfFacts } from "~/features/briefs/shared/brief-row.css";
import { from } from "~/ui/breakpoints";
import { scale } from "~/ui/scale.css";
import { box, cluster, stack } from "~/ui/shapes";
import { finePrint, heading, small } from "~/ui/text.css";
import { colour } from "~/ui/themes/contract.css";
import { type } from "~/ui/type";

const wide = from("smallDesktop");

/** Face and words, the action in the corner; the work is a strip below the words. */
export const card = style({
  ...box(colour.rule, "0.75rem 1rem"),
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  columnGap: "0.875rem",
  // Name, facts, headline, fit and work: beside a higher card what can be done is at its end.
  gridTemplateRows: "repeat(5, auto) 1fr",
  alignItems: "start",
  borderRadius: "4px",
  overflowWrap: "anywhere",
  "@media": { [wide]: { columnGap: "1.25rem", padding: "1rem 1.25rem" } },
});

/** Two beside each other where there is room: their lines are short. */
export const cards = style({
  ...stack("0.75rem"),
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [from("mediumDesktop")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: "1rem" } },
});

export const face = style({ gridColumn: 1, gridRow: "1 / span 2" });
export const title = style([heading, { gridColumn: 2, gridRow: 1 }]);
export const tool = style({ gridColumn: 3, gridRow: 1, marginBlockStart: "-0.25rem" });

/** Beside the face. */
export const facts = style([lineOfFacts, { gridColumn: "2 / span 2", gridRow: 2 }]);

const below = { gridColumn: "1 / span 3", marginBlockStart: "0.375rem" } as const;
const beside = { "@media": { [wide]: { gridColumn: "2 / span 2" } } } as const;
const lines = (most: number) => `calc(${scale.small} * ${scale.smallLine} * ${most})`;

/** Two lines; the rest is cut off for the eye alone. */
export const summary = style([
  small,
  below,
  beside,
  { gridRow: 3, overflow: "hidden", maxBlockSize: lines(2) },
]);
export const fit = style([below, beside, { gridRow: 4 }]);
export const whole = style([below, beside]);

/** Skills, then what can be done: in the same corner of each card. */
export const foot = style({
  ...below,
  ...stack("0.375rem"),
  gridRow: 6,
  alignSelf: "stretch",
  alignContent: "space-between",
  ...beside,
});

/** One line of skills; the rest is cut off. */
globalStyle(`${foot} > ul`, {
  overflow: "hidden",
  textOverflow: "ellipsis",
  maxBlockSize: `calc(${scale.small} * ${scale.smallLine} + 0.5rem)`,
});

/** Of a member who isn't to be found: without a face. */
export const gone = style({ gridColumn: "1 / -1" });

export const tools = style([
  small,
  { ...cluster("0.25rem 1rem"), justifyContent: "end", alignItems: "center" },
]);

/** What they made: its picture, the number that shows it, what it was. */
export const work = style({
  ...below,
  gridRow: 5,
  display: "flex",
  gap: "0.875rem",
  alignItems: "center",
  minInlineSize: 0,
  ...beside,
});

export const cover = style({
  display: "block",
  inlineSize: "7rem",
  aspectRatio: "8 / 5",
  flexShrink: 0,
  objectFit: "cover",
  borderRadius: "3px",
  background: colour.rule,
  "@media": { [wide]: { inlineSize: "11rem" } },
});

export const about = style({ ...stack("0.125rem"), minInlineSize: 0 });
export const figure = style({ ...type.heading, fontSize: "1.25rem", lineHeight: 1.15, color: colour.accent });
/** Two lines; the rest is cut off. */
export const what = style([finePrint, { overflow: "hidden", maxBlockSize: lines(2) }]);

/** Its icon in line with the words. */
export const fresh = style({ display: "inline-flex", alignItems: "center", gap: "0.25rem" });
