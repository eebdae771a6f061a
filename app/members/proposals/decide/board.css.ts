import { style } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";
import { ruled } from "~/ui/shapes";
import { finePrint, heading, quiet, small } from "~/ui/text.css";
import { colour } from "~/ui/themes/contract.css";
import { type } from "~/ui/type";

// Paper has no room beside a document, however large it is.
const wide = `screen and ${from("mediumDesktop")}`;

export const board = style({
  "@media": {
    [wide]: {
      display: "grid",
      gridTemplateColumns: "min(25rem, 32%) minmax(0, 1fr)",
      gridTemplateRows: "auto auto 1fr",
      gridTemplateAreas: '"head head" "list said" "list pane"',
      columnGap: "clamp(2rem, 3vw, 3rem)",
      alignItems: "start",
    },
  },
});

export const head = style({ gridArea: "head" });
export const said = style({ gridArea: "said" });
export const list = style({
  gridArea: "list",
  minInlineSize: 0,
  paddingBlockEnd: "2rem",
  counterReset: "ticked",
});
/** In sight beside the row that was chosen, however far down the list it is. */
export const side = style({
  gridArea: "pane",
  minInlineSize: 0,
  "@media": {
    [wide]: {
      display: "flex",
      flexDirection: "column",
      position: "sticky",
      insetBlockStart: 0,
      // Less the foot of the page, which would push its top out of sight at the end of the list.
      maxBlockSize: "max(20rem, 100dvh - 10rem)",
    },
  },
});
/** Scrolls by itself below what was said. */
export const pane = style({
  minInlineSize: 0,
  "@media": {
    [wide]: {
      minBlockSize: 0,
      overflowY: "auto",
      // Room for focus rings, which the scrolling box would cut off.
      paddingInline: "0.375rem",
      marginInline: "-0.375rem",
    },
  },
});

/** What gives way to the rest where there is no room beside it. */
export const beside = style({ display: "none", "@media": { [wide]: { display: "block" } } });

export const promise = style([finePrint, { paddingBlockEnd: "0.75rem" }]);
export const way = style({ display: "inline-block", paddingBlock: "0.625rem" });
export const keys = style([finePrint, { paddingBlockStart: "1.5rem" }]);

export const title = style([heading, { paddingBlock: "0.5rem 0.625rem" }]);
export const sectionHead = style([
  title,
  { display: "flex", justifyContent: "space-between", alignItems: "baseline", paddingBlockStart: "1rem" },
]);
/** Above the boxes to tick. */
export const boxLabel = style([finePrint, { fontFamily: type.body.fontFamily, fontWeight: 400 }]);

export const count = style([quiet, { fontVariantNumeric: "tabular-nums", fontWeight: 400 }]);
export const rows = style({ borderBlockEnd: `1px solid ${colour.rule}` });
export const none = style([quiet, { ...ruled("0.875rem"), marginBlockStart: "3.75rem" }]);
export const more = style({ paddingBlockStart: "0.75rem" });

// In reach however long the list is, once something is ticked; always, where that can't be told.
export const compare = style([
  small,
  {
    position: "sticky",
    insetBlockEnd: 0,
    display: "none",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "0.25rem 1.25rem",
    paddingBlock: "0.75rem",
    borderBlockStart: `1px solid ${colour.control}`,
    background: colour.canvas,
    selectors: { [`${list}:has(:checked) > &`]: { display: "flex" } },
    "@supports": { "not selector(:has(*))": { display: "flex" } },
  },
]);
export const compareWords = style({ flex: "1 1 9rem" });
export const ticked = style({ fontWeight: 600, selectors: { "&::before": { content: "counter(ticked)" } } });
