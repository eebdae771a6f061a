import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";
import { cluster, ruled } from "~/ui/shapes";
import { type } from "~/ui/type";

const wide = from("smallDesktop");

export const about = style({
  ...type.small,
  ...cluster("0 1.5rem"),
  alignItems: "center",
  marginBlockStart: "0.25rem",
});

// Beside the text the decision is in sight anyway.
export const jump = style({ "@media": { [wide]: { display: "none" } } });

export const columns = style({
  marginBlockStart: "2rem",
  "@media": {
    [wide]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) minmax(20rem, 26rem)",
      gap: "clamp(2.5rem, 5vw, 5rem)",
      alignItems: "start",
    },
  },
});

export const aside = style({ minInlineSize: 0 });

export const ways = style({ ...cluster("0.25rem 2rem"), justifyContent: "space-between", ...ruled("1rem") });
globalStyle(`${ways} a`, { display: "inline-block", paddingBlock: "0.625rem" });

export const profile = style({ display: "inline-block", paddingBlock: "0.6875rem" });
