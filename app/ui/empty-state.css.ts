import { style } from "@vanilla-extract/css";
import { from } from "./breakpoints";
import { box, corner, ruled, stack } from "./shapes";
import { finePrint, small } from "./text.css";
import { colour } from "./themes/contract.css";
import { type } from "./type";

export const empty = style({
  ...stack("1.5rem 3rem"),
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  ...ruled("2rem 3rem"),
  overflowWrap: "anywhere",
  "@media": {
    [from("smallDesktop")]: {
      selectors: { "&:has(> :nth-child(2))": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
    },
  },
});

export const words = style({ ...stack("0.75rem"), justifyItems: "start" });
export const title = style({ ...type.heading });
export const text = style({ maxInlineSize: "36rem", color: colour.quiet });
export const action = style({ marginBlockStart: "0.75rem" });

/** What the list will look like: it fades, so that it isn’t taken for what is there. */
export const example = style({
  ...stack("0.75rem"),
  maskImage: "linear-gradient(#000 40%, transparent)",
  pointerEvents: "none",
  userSelect: "none",
});
export const label = finePrint;
export const item = style([
  small,
  {
    display: "flex",
    gap: "0.875rem",
    alignItems: "center",
    ...box(colour.rule, "0.875rem 1.125rem"),
    borderRadius: corner,
  },
]);
export const itemText = style({ ...stack("0.25rem"), minInlineSize: 0, justifyItems: "start" });
export const itemTitle = style({ ...type.heading, fontSize: "1.125rem" });
