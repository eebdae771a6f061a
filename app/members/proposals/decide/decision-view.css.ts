import { globalStyle, style } from "@vanilla-extract/css";
import { pane as onePane } from "~/members/parts/list-beside.css";
import { from, tall } from "~/ui/breakpoints";
import { cluster, ruled } from "~/ui/shapes";
import { type } from "~/ui/type";

// Here the decision finds room beside the text, and below it where the pane is narrower.
const wide = `screen and ${from("mediumLargeDesktop")} and ${tall}`;

export const about = style({ ...type.small, ...cluster("0 1rem"), alignItems: "center" });

// Said above the list, where that stands beside it.
export const forBrief = style({ "@media": { [from("smallDesktop")]: { display: "none" } } });

// The decision stays in sight beside or below the text.
export const jump = style({ "@media": { [`${from("smallDesktop")} and ${tall}`]: { display: "none" } } });

export const pane = style([
  onePane,
  {
    "@media": {
      [wide]: {
        gridTemplateColumns: "minmax(0, 1fr) min(21rem, 42%)",
        gridTemplateRows: "auto minmax(0, 1fr)",
        columnGap: "clamp(1.5rem, 2.5vw, 3rem)",
      },
    },
  },
]);
globalStyle(`${pane} > header`, { gridColumn: "1 / -1" });

export const ways = style({ ...cluster("0.25rem 2rem"), justifyContent: "space-between", ...ruled("1rem") });
globalStyle(`${ways} a`, { display: "inline-block", paddingBlock: "0.625rem" });

export const profile = style({ display: "inline-block", paddingBlock: "0.6875rem" });
