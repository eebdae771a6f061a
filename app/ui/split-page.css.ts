import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "./breakpoints";

export const split = style({
  display: "grid",
  alignItems: "start",
  paddingBlockEnd: "4rem",
  "@media": {
    [from("smallDesktop")]: {
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 5fr)",
      columnGap: "clamp(3rem, 7vw, 8rem)",
      paddingBlockEnd: "7rem",
    },
  },
});

export const heading = style({
  "@media": {
    [from("smallDesktop")]: { position: "sticky", insetBlockStart: 0 },
  },
});

export const body = style({
  maxInlineSize: "34rem",
  "@media": { [from("smallDesktop")]: { maxInlineSize: "none", paddingBlockStart: "4.75rem" } },
});

/** What is said below a button stands clear of it. */
globalStyle(`${body} > form + p`, { marginBlockStart: "1.5rem" });
