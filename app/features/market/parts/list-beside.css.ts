import { globalStyle, style } from "@vanilla-extract/css";
import { from, tall } from "~/ui/breakpoints";
import { colour } from "~/ui/themes/contract.css";

// Paper has no room beside a document, however large it is.
const wide = `screen and ${from("smallDesktop")}`;
/** What is too low for panes scrolls as a page. */
const holds = `screen and ${tall}`;
export const fills = `${wide} and ${tall}`;

// What stands above the panes takes of their height down to this; from there on the page scrolls.
const fill = { flex: "1 0 20rem", minBlockSize: 0 };

/** Beside `board`: what was chosen is as tall as the window where it stands alone, too. */
export const alone = style({
  "@media": { [holds]: { ...fill, display: "grid", gridAutoRows: "minmax(0, 1fr)" } },
});

/** A list, and beside it where there is room what was chosen in it. Both are as tall as the window leaves them. */
export const board = style({
  "@media": {
    [wide]: {
      display: "grid",
      gridTemplateColumns: "min(25rem, 36%) minmax(0, 1fr)",
      gridTemplateRows: "auto minmax(0, 1fr)",
      columnGap: "clamp(1.5rem, 3vw, 3rem)",
    },
    [fills]: fill,
  },
});

// The page is as tall as the window, and its main part takes what is left: that goes on to the panes.
for (const [panes, where] of [
  [board, fills],
  [alone, holds],
] as const) {
  globalStyle(`main:has(> ${panes})`, {
    "@media": { [where]: { display: "flex", flexDirection: "column" } },
  });
  globalStyle(`main:has(> ${panes}) ~ footer`, { "@media": { [where]: { display: "none" } } });
}

export const scrolling = {
  // Holds what is only heard, too, which stands where it would otherwise make the page longer.
  position: "relative",
  minBlockSize: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  // Room for focus rings and for the bar of what is shown, which the scrolling box would cut off.
  paddingInline: "0.625rem",
  marginInline: "-0.625rem",
} as const;

/** What scrolls by itself within a pane. */
export const scrolls = style({ minInlineSize: 0, "@media": { [holds]: scrolling } });

/** Alone it scrolls with the page, so that what sticks in it sticks to the window. */
export const scrollsBeside = style({ minInlineSize: 0, "@media": { [fills]: scrolling } });

// What has the focus isn’t scrolled under what sticks to its edges.
export const list = style([scrollsBeside, { counterReset: "ticked", scrollPaddingBlock: "3rem 6rem" }]);
/** A row that is read beside the list: a bar in the room at its edge, since a tint alone is nothing in forced colours. */
export const shownRow = style({
  "@media": {
    [wide]: {
      marginInlineStart: "-0.625rem",
      paddingInlineStart: "calc(0.625rem - 3px)",
      borderInlineStart: `3px solid ${colour.accent}`,
      background: colour.raised,
    },
  },
});
/** What gives way to the rest where there is no room beside it. */
export const beside = style({ display: "none", "@media": { [wide]: { display: "block" } } });
/** What was chosen: its parts one under the other, of which `scrolls` takes what the others leave. */
export const side = style({
  minInlineSize: 0,
  "@media": {
    [wide]: { gridArea: "1 / 2 / span 2" },
    [holds]: {
      minBlockSize: 0,
      flexDirection: "column",
      selectors: { [`&:not(${beside})`]: { display: "flex" } },
    },
    [fills]: { selectors: { "&&": { display: "flex" } } },
  },
});
/** What stands in it: its head and its foot stay. */
export const pane = style({
  minInlineSize: 0,
  "@media": {
    [holds]: {
      flexGrow: 1,
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      gridTemplateRows: "auto minmax(0, 1fr) fit-content(60%)",
      minBlockSize: 0,
    },
  },
});

/** What is done about it, in sight however far one reads. */
export const foot = style([scrolls, { paddingBlockEnd: "1rem", overflowWrap: "anywhere" }]);

/** Its arrow stands in line with what is below it. */
export const backArrow = style({ marginInline: "-0.75rem" });
/** What is needed only where the list isn't beside it. */
export const narrow = style({ "@media": { [wide]: { display: "none" } } });
