import { styleVariants } from "@vanilla-extract/css";
import { from } from "./breakpoints";
import { ruled, stack } from "./shapes";
import { finePrint, quiet, small, strong } from "./text.css";

/**
 * `rows`: under thin rules. `card`: compact, as many beside each other as there is room for.
 * `head`: the few that weigh the most, in one line where there is room.
 */
export const list = styleVariants({
  rows: [],
  card: [
    small,
    {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fit, minmax(min(9rem, 100%), 1fr))",
      alignContent: "start",
      gap: "0.625rem 1.5rem",
    },
  ],
  head: {
    display: "grid",
    // As wide as a range of prices in bold.
    gridTemplateColumns: "repeat(auto-fit, minmax(min(12rem, 100%), 1fr))",
    gap: "0.625rem 1.5rem",
    paddingBlock: "0.25rem 1.5rem",
    overflowWrap: "anywhere",
  },
});

export const row = styleVariants({
  rows: {
    ...stack("0.125rem 2rem"),
    ...ruled("0.875rem"),
    "@media": {
      [from("xlMobile")]: {
        gridTemplateColumns: "minmax(7rem, min(11rem, 34%)) 1fr",
        alignItems: "baseline",
      },
    },
  },
  card: {
    ...stack("0.0625rem"),
    alignContent: "start",
  },
  head: { ...stack("0.125rem"), alignContent: "start" },
});

export const term = styleVariants({ rows: [finePrint], card: [quiet], head: [finePrint] });
export const value = styleVariants({
  rows: { overflowWrap: "anywhere" },
  card: { overflowWrap: "anywhere" },
  head: [strong],
});
