import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";
import { cluster, ruled } from "~/ui/shapes";
import { type } from "~/ui/type";

// Beside the list there is room for two columns from here on.
const wide = from("mediumLargeDesktop");

export const about = style({ ...type.small, ...cluster("0 1rem"), alignItems: "center" });

// Said above the list, where that stands beside it.
export const forBrief = style({ "@media": { [from("mediumDesktop")]: { display: "none" } } });

// Beside the text the decision is in sight anyway.
export const jump = style({ "@media": { [wide]: { display: "none" } } });

export const columns = style({
  "@media": {
    [wide]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) min(21rem, 42%)",
      columnGap: "clamp(1.5rem, 2.5vw, 3rem)",
      alignItems: "start",
    },
  },
});

export const words = style({ minInlineSize: 0 });
export const aside = style({ minInlineSize: 0 });

export const ways = style({ ...cluster("0.25rem 2rem"), justifyContent: "space-between", ...ruled("1rem") });
globalStyle(`${ways} a`, { display: "inline-block", paddingBlock: "0.625rem" });

export const profile = style({ display: "inline-block", paddingBlock: "0.6875rem" });
