import { globalStyle, style } from "@vanilla-extract/css";
import { fills, pane as onePane, scrolling, scrollsBeside } from "~/features/market/parts/list-beside.css";
import { from, tall } from "~/ui/breakpoints";
import { cluster, ruled } from "~/ui/shapes";
import { type } from "~/ui/type";

const holds = `screen and ${tall}`;
// Here the decision finds room beside the text, and below it where the pane is narrower.
const wide = `${holds} and ${from("largeDesktop")}`;
const below = `${holds} and ${from("smallDesktop")} and (not ${from("largeDesktop")})`;

export const about = style({
  ...type.small,
  ...cluster("0.5rem 1rem"),
  alignItems: "center",
  marginBlockStart: "0.375rem",
});

// Said above the list, where that stands beside it.
export const forBrief = style({ "@media": { [from("smallDesktop")]: { display: "none" } } });

// The decision stays in sight beside or below the text.
export const jump = style({ "@media": { [fills]: { display: "none" } } });

export const pane = style([
  onePane,
  {
    "@media": {
      // Its head scrolls with the text, which has the room that the decision leaves.
      [holds]: { gridTemplateRows: "minmax(0, 1fr) fit-content(50%)" },
      [wide]: {
        gridTemplateColumns: "minmax(0, 1fr) min(27rem, 47%)",
        gridTemplateRows: "minmax(0, 1fr)",
        columnGap: "clamp(1.5rem, 2.5vw, 3rem)",
      },
    },
  },
]);

export const decide = style([
  scrollsBeside,
  {
    paddingBlockEnd: "1rem",
    // What has the focus isn't scrolled under the button that stays.
    scrollPaddingBlockEnd: "5rem",
    // In line with the head of the text, where it stands beside that.
    "@media": { [wide]: { paddingBlockStart: "1.5rem" } },
  },
]);

// A form in the decision takes more room than its place below the text has: it stands under the name then, as high up
// as it can be, and all of the pane scrolls.
const answering = `${pane}:has(${decide} details[open])`;
globalStyle(answering, {
  "@media": {
    [below]: { ...scrolling, display: "flex", flexDirection: "column" },
  },
});
globalStyle(`${answering} > div`, { "@media": { [below]: { display: "contents" } } });
globalStyle(`${answering} > :first-child > :not(header)`, { "@media": { [below]: { order: 1 } } });
globalStyle(`${answering} #decide > h2 + p`, { "@media": { [below]: { display: "none" } } });

export const ways = style({ ...cluster("0.25rem 2rem"), justifyContent: "space-between", ...ruled("1rem") });
