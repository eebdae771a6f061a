import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";
import { cluster, ruled, stack } from "~/ui/shapes";
import { finePrint } from "~/ui/text.css";
import { colour } from "~/ui/themes/contract.css";

/**
 * Open tasks, the reader's own things, and what fits: cards one below the other; on a wide page the
 * second stand beside the others.
 */
const wide = from("smallDesktop");
export const page = style({
  display: "grid",
  alignItems: "start",
  gap: "1rem",
  paddingBlockEnd: "3rem",
  "@media": {
    [wide]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      gridTemplateRows: "auto 1fr",
      gap: "1.5rem",
    },
  },
});
const shown = {
  ...stack("1rem"),
  gridTemplateColumns: "minmax(0, 1fr)",
  minInlineSize: 0,
  selectors: { "&:empty": { display: "none" } },
} as const;
const column = { gap: "1.5rem" } as const;
export const part = style({ ...shown, "@media": { [wide]: { ...column, gridColumn: 1 } } });
const beside = { gridColumn: 2, gridRow: "1 / span 2" } as const;
export const own = style({ ...shown, "@media": { [wide]: { ...column, ...beside } } });
/** Takes the place of the reader's own things until there are some. */
export const fits = style({
  ...shown,
  "@media": { [wide]: { ...column, gridColumn: 1, selectors: { [`${own}:empty ~ &`]: beside } } },
});

// A hirer has most to do, and few things of their own: what fits stands below those, or beside them
// where nothing is to do.
export const hirers = style({});
const ofHirer = (part: string, place: { gridColumn?: number; gridRow: number | string }) =>
  globalStyle(part, { "@media": { [wide]: place } });
ofHirer(`${hirers} > ${part}`, { gridRow: "1 / span 2" });
ofHirer(`${hirers} > ${own}`, { gridRow: 1 });
ofHirer(`${hirers} > ${fits}`, { gridColumn: 2, gridRow: 2 });
ofHirer(`${hirers} > ${part}:empty ~ ${own}`, { gridColumn: 1, gridRow: 1 });
ofHirer(`${hirers} > ${part}:empty ~ ${fits}`, { gridColumn: 2, gridRow: 1 });

/** A line of a list: an icon or a face, its text, and at its end the time or the action. */
export const line = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: "0.75rem",
  alignItems: "start",
  ...ruled("0 0.625rem"),
  "@media": { [from("xlMobile")]: { gridTemplateColumns: "auto minmax(0, 1fr) fit-content(40%)" } },
});

/**
 * In line with the text beside it, which is as high as a touch target; as wide as a face, so that
 * all texts begin in one line.
 */
const anyMark = style({ minInlineSize: "2rem", lineHeight: 1 });
export const mark = style([anyMark, { paddingBlockStart: "0.75rem" }]);
export const face = style([anyMark, { paddingBlockStart: "0.375rem" }]);

/** A brief or a proposal of the reader's own: its title, and its state with the facts. */
export const ownLine = style({ ...ruled("0 0.75rem"), overflowWrap: "anywhere" });
// A class of its own: in a selector, the classes that `finePrint` is made of would stand apart.
const states = style({ ...cluster("0.25rem 0.625rem"), alignItems: "center" });
export const state = `${states} ${finePrint}`;
/** What is said after the badge begins as a sentence does. */
globalStyle(`${states} > span:last-child::first-letter`, { textTransform: "uppercase" });

/** Overlaps the touch target of the text above. */
export const about = style([finePrint, { marginBlockStart: "-0.375rem", overflowWrap: "anywhere" }]);

/** The day by which it is due, in the block of what is next. */
export const due = style({
  ...cluster("0.375rem"),
  alignItems: "center",
  marginBlockStart: "0.25rem",
  fontWeight: 600,
});

/** Begins as a sentence does. */
export const when = style({ "::first-letter": { textTransform: "uppercase" } });

/** Below the words where there is no room beside them. */
export const end = style({
  gridColumn: 2,
  paddingBlockStart: "0.125rem",
  "@media": { [from("xlMobile")]: { gridColumn: 3, paddingBlockStart: "0.625rem" } },
});

export const links = style([end, cluster("0 1rem")]);

export const legend = style([finePrint, { ...cluster("0.25rem 0.75rem"), marginBlockStart: "0.75rem" }]);
export const key = style({ display: "flex", alignItems: "center", gap: "0.375rem" });

export const chart = style({
  inlineSize: "100%",
  blockSize: "auto",
  // Limits the height where the box has the page's whole width.
  maxInlineSize: "36rem",
  marginBlockStart: "1.5rem",
  overflow: "visible",
});

/** Full, empty and hatched: told apart without colour. */
export const bar = styleVariants({
  accepted: { fill: colour.accent, stroke: colour.accent },
  waiting: { fill: colour.canvas, stroke: colour.text },
  ended: { stroke: colour.quiet },
});
export const label = style({ fill: colour.text, fontSize: "12px", textAnchor: "middle" });

export const table = style([
  finePrint,
  { textAlign: "start", borderSpacing: "0.75rem 0", overflowWrap: "normal" },
]);
