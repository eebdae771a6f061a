import { globalStyle, style } from "@vanilla-extract/css";
import { fills, pane as onePane, scrolling, scrollsBeside } from "~/features/market/shared/list-beside.css";
import { from, tall } from "~/ui/breakpoints";
import { cluster, ruled } from "~/ui/shapes";
import { type } from "~/ui/type";

const holds = `screen and ${tall}`;
// At this width the decision fits beside the text; in a narrower pane it is below.
const wide = `${holds} and ${from("largeDesktop")}`;
const below = `${holds} and ${from("smallDesktop")} and (not ${from("largeDesktop")})`;

export const about = style({
  ...type.small,
  ...cluster("0.5rem 1rem"),
  alignItems: "center",
  marginBlockStart: "0.375rem",
});

// Hidden where the list, which shows it above, stands beside this pane.
export const forBrief = style({ "@media": { [from("smallDesktop")]: { display: "none" } } });

// The decision stays in sight beside or below the text.
export const jump = style({ "@media": { [fills]: { display: "none" } } });

export const pane = style([
  onePane,
  {
    "@media": {
      // The head scrolls with the text, which takes the room that the decision leaves: some lines
      // in a low window, so that no button is cut off.
      [holds]: { gridTemplateRows: "minmax(0, 1fr) fit-content(max(50%, 100% - 8rem))" },
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
    // Keeps the focused element from being hidden under the sticky button.
    scrollPaddingBlockEnd: "5rem",
    // In line with the head of the text beside it.
    "@media": { [wide]: { paddingBlockStart: "1.5rem" } },
  },
]);

/** A decision with nothing left to press. */
export const settled = style({});

// An open form in the decision needs more room than there is below the text, and a settled decision
// needn't stay in sight: it moves up under the name, and the whole pane scrolls.
const answering = `${pane}:has(${decide} details[open])`;
const scrollsWhole = `${pane}:is(:has(${decide} details[open]), ${settled})`;
globalStyle(scrollsWhole, {
  "@media": {
    [below]: { ...scrolling, display: "flex", flexDirection: "column" },
  },
});
globalStyle(`${scrollsWhole} > div`, { "@media": { [below]: { display: "contents" } } });
globalStyle(`${scrollsWhole} > :first-child > :not(header)`, { "@media": { [below]: { order: 1 } } });
globalStyle(`${answering} #decide > h2 + p`, { "@media": { [below]: { display: "none" } } });

export const ways = style({ ...cluster("0.25rem 2rem"), justifyContent: "space-between", ...ruled("1rem") });
