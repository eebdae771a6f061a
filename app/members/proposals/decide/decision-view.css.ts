import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";
import { colour } from "~/ui/themes/contract.css";
import { type } from "~/ui/type";

const wide = from("smallDesktop");

export const about = style({
  ...type.small,
  display: "flex",
  flexWrap: "wrap",
  columnGap: "1.5rem",
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

export const ways = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: "0.25rem 2rem",
  paddingBlock: "1rem",
  borderBlockStart: `1px solid ${colour.rule}`,
});
globalStyle(`${ways} a`, { display: "inline-block", paddingBlock: "0.625rem" });

export const profile = style({ display: "inline-block", paddingBlock: "0.6875rem" });
