import { globalStyle, style } from "@vanilla-extract/css";
import { from, tall } from "~/ui/breakpoints";
import { page } from "~/ui/public-shell.css";

// Paper has no room beside a document, however large it is.
const wide = `screen and ${from("smallDesktop")}`;
const fills = `${wide} and ${tall}`;

/** A list, and beside it where there is room what was chosen in it. Both are as tall as the window leaves them. */
export const board = style({
  "@media": {
    [wide]: {
      display: "grid",
      gridTemplateColumns: "min(25rem, 32%) minmax(0, 1fr)",
      gridTemplateRows: "auto auto minmax(0, 1fr)",
      gridTemplateAreas: '"head pane" "said pane" "list pane"',
      columnGap: "clamp(1.5rem, 3vw, 3rem)",
    },
    // What stands above the panes takes of their height down to this; from there on the page scrolls.
    [fills]: { flex: "1 0 24rem", minBlockSize: 0 },
  },
});

// From the window down to the panes each takes the height that the one around it has to give.
globalStyle(`body:has(${board}), ${page}:has(${board}), main:has(> ${board})`, {
  "@media": { [fills]: { display: "flex", flexDirection: "column", flexGrow: 1 } },
});
globalStyle(`${page}:has(${board})`, { "@media": { [fills]: { minBlockSize: "auto" } } });
globalStyle(`main:has(> ${board}) ~ *`, { "@media": { [fills]: { display: "none" } } });

/** What scrolls by itself within a pane. */
export const scrolls = style({
  minInlineSize: 0,
  "@media": {
    [fills]: {
      // Holds what is only heard, too, which stands where it would otherwise make the page longer.
      position: "relative",
      minBlockSize: 0,
      overflowY: "auto",
      overscrollBehavior: "contain",
      // Room for focus rings, which the scrolling box would cut off.
      paddingInline: "0.375rem",
      marginInline: "-0.375rem",
    },
  },
});

export const head = style({ gridArea: "head", minInlineSize: 0 });
export const said = style({ gridArea: "said", minInlineSize: 0 });
export const list = style([scrolls, { gridArea: "list", paddingBlockEnd: "2rem", counterReset: "ticked" }]);
/** What was chosen: its parts one under the other, of which `scrolls` takes what the others leave. */
export const side = style({
  gridArea: "pane",
  minInlineSize: 0,
  "@media": { [fills]: { display: "flex", flexDirection: "column", minBlockSize: 0 } },
});
/** What stands in it: its head and its foot stay. */
export const pane = style({
  minInlineSize: 0,
  "@media": {
    [fills]: {
      flex: "1 1 0",
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      gridTemplateRows: "auto minmax(0, 1fr) fit-content(60%)",
      minBlockSize: 0,
    },
  },
});

/** What is done about it, in sight however far one reads. */
export const foot = style([scrolls, { paddingBlockEnd: "1rem" }]);

/** What gives way to the rest where there is no room beside it. */
export const beside = style({ display: "none", "@media": { [wide]: { display: "block" } } });
/** What is needed only where the list isn't beside it. */
export const narrow = style({ "@media": { [wide]: { display: "none" } } });
