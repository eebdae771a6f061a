import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";
import { scale } from "~/ui/scale.css";
import { box, cluster, corner, ruled } from "~/ui/shapes";
import { finePrint, heading, small } from "~/ui/text.css";
import { colour } from "~/ui/themes/contract.css";

export const rows = style({ borderBlockEnd: `1px solid ${colour.rule}` });

// The action stands beside the title; all else takes the whole width. The touch targets of the
// first and last line are the space above and below, so that a row stays low.
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: "1rem",
  ...ruled("0.125rem 0.5rem"),
  overflowWrap: "anywhere",
});

export const title = style([heading, { gridRow: 1 }]);
export const tool = style({ gridColumn: 2, gridRow: 1 });

/** Cards, one below the other. */
export const cardColumn = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: "0.75rem",
});
/** The same, two beside each other where there is room. */
const twoColumns = style({
  paddingBlockStart: "0.5rem",
  "@media": { [from("mediumDesktop")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: "1rem" } },
});
export const cards = `${cardColumn} ${twoColumns}`;
// A phone's card is narrower than its row was: a smaller title keeps it as low.
globalStyle(`${cardColumn} > article > :is(h2, h3)`, {
  fontSize: "1.1875rem",
  "@media": { [from("tinyDesktop")]: { fontSize: scale.heading } },
});
globalStyle(`${cardColumn} > article`, {
  columnGap: "0.5rem",
  gridTemplateRows: "auto auto auto auto 1fr",
  ...box(colour.rule, "0.375rem min(1rem, 4vw) 1rem"),
  borderRadius: corner,
  "@media": { [from("tinyDesktop")]: { padding: "0.5rem 1.25rem 1.125rem" } },
});

const wholeLine = { gridColumn: "1 / -1" } as const;

// A class of its own: in a selector, the classes that `small` is made of would stand apart.
const factsLine = style({ ...wholeLine, ...cluster("0.125rem 0.625rem"), alignItems: "center" });
export const facts = `${small} ${factsLine}`;

/** What it pays, before or above the facts. */
globalStyle(`${factsLine} > strong`, { fontSize: scale.body, fontWeight: 600 });

/** Cut off where there is no room for more. */
export const oneLine = style({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });

/**
 * Cut off only for the eye: screen readers and the brief's page have the whole text. Not clamped:
 * the ellipsis of a clamped line would be cut off where text runs against the page's direction.
 */
export const summary = style([finePrint, oneLine, wholeLine]);

export const foot = style({
  ...wholeLine,
  ...cluster("0.25rem 1.5rem"),
  justifyContent: "space-between",
  alignItems: "center",
  minBlockSize: "2.75rem",
});

// What a card can do stands at its end, in line with that of the card beside it. Its touch targets
// are the space below.
globalStyle(`${cardColumn} > article > ${foot}`, {
  gridRow: 5,
  alignSelf: "end",
  marginBlockEnd: "-0.5rem",
  paddingBlockStart: "0.25rem",
  "@media": { [from("tinyDesktop")]: { marginBlockEnd: "-0.375rem" } },
});

/** One line of skills; the rest is cut off. */
globalStyle(`${foot} > ul`, {
  overflow: "hidden",
  textOverflow: "ellipsis",
  maxBlockSize: `calc(${scale.small} * ${scale.smallLine} + 0.5rem)`,
});

// A class of its own: in a selector, the classes that `finePrint` is made of would stand apart.
const ends = style({
  // Large text has no room for the name and the text about them in one line.
  ...cluster("0 0.75rem"),
  alignItems: "center",
  minInlineSize: 0,
  maxInlineSize: "100%",
});
export const end = `${ends} ${finePrint}`;
globalStyle(`${ends} > *`, { flexShrink: 0, minInlineSize: 0, maxInlineSize: "100%" });
// The hirer's name shrinks before the text about them.
globalStyle(`${ends} > a:last-of-type`, { flexShrink: 1 });

/** The same as a line of text, which breaks where words do, after a face. */
export const endLine = style([
  finePrint,
  { display: "flex", alignItems: "center", gap: "0.5rem", minInlineSize: 0 },
]);

// A face is no touch target: its space below is the card's own.
globalStyle(`${foot}:has(> ${endLine})`, { rowGap: "0.75rem", paddingBlock: "0.5rem" });
