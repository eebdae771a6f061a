import { globalStyle, style } from "@vanilla-extract/css";
import { from, tall } from "~/ui/breakpoints";
import { colour } from "~/ui/themes/contract.css";

// Paper has no room beside a document, however large it is.
const wide = `screen and ${from("smallDesktop")}`;
/** A window that is too low for panes scrolls as a page. */
const holds = `screen and ${tall}`;
export const fills = `${wide} and ${tall}`;

// Content above the panes shrinks them to this height; beyond that the page scrolls.
const fill = { flex: "1 0 20rem", minBlockSize: 0 };

/** Used beside `board`: an item shown alone is as tall as the window, too. */
export const alone = style({
  "@media": { [holds]: { ...fill, display: "grid", gridAutoRows: "minmax(0, 1fr)" } },
});

/**
 * A list, with the chosen item beside it where there is room. Both fill the height of the window.
 */
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

// The page is as tall as the window, and its main part takes the height that is left and passes it
// on to the panes.
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
  // Contains the visually hidden elements, too, which would otherwise make the page longer.
  position: "relative",
  minBlockSize: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  // Room for focus rings and for the bar of the shown row, which the scrolling box would cut off.
  paddingInline: "0.625rem",
  marginInline: "-0.625rem",
} as const;

/** A part that scrolls by itself within a pane. */
export const scrolls = style({ minInlineSize: 0, "@media": { [holds]: scrolling } });

/** Alone it scrolls with the page, so that its sticky elements stick to the window. */
export const scrollsBeside = style({ minInlineSize: 0, "@media": { [fills]: scrolling } });

// Keeps the focused element from being hidden under sticky elements at its edges: at the end there
// is one while something is ticked.
export const list = style([
  scrollsBeside,
  {
    counterReset: "ticked",
    scrollPaddingBlock: "3rem 1rem",
    selectors: { "&:has(:checked)": { scrollPaddingBlockEnd: "6rem" } },
  },
]);
/**
 * The row shown beside the list: marked by a bar at its edge, since forced colours remove a tint.
 */
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
/** Hidden where there is no room for two panes. */
export const beside = style({ display: "none", "@media": { [wide]: { display: "block" } } });
/**
 * The chosen item: its parts one under the other; `scrolls` takes the height that the others leave.
 */
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
/** The item's content: its head and foot stay in sight. */
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

/** The item's actions, which stay in sight. */
export const foot = style([
  scrolls,
  // What is reached by keys isn’t hidden under the row of buttons at its end.
  { paddingBlockEnd: "1rem", scrollPaddingBlockEnd: "6rem", overflowWrap: "anywhere" },
]);

/** Aligns the arrow with the content below it. */
export const backArrow = style({ marginInline: "-0.75rem" });
/** Shown only where the list isn't beside the item. */
export const narrow = style({ "@media": { [wide]: { display: "none" } } });
