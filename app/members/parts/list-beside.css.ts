import { style } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";

// Paper has no room beside a document, however large it is.
const wide = `screen and ${from("mediumDesktop")}`;

/** A list, and beside it where there is room what was chosen in it. */
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
/** What is needed only where the list isn't beside it. */
export const narrow = style({ "@media": { [wide]: { display: "none" } } });
