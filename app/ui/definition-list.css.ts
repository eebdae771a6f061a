import { style, styleVariants } from "@vanilla-extract/css";
import { from } from "./breakpoints";
import { ruled, stack } from "./shapes";
import { finePrint, quiet, small } from "./text.css";

const wide = from("smallDesktop");

/** `rows`: under thin rules. `card`: compact, beside a text where there is room. */
export const list = styleVariants({
  rows: [],
  card: [
    small,
    {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fit, minmax(9rem, 1fr))",
      alignContent: "start",
      gap: "0.625rem 1.5rem",
      "@media": { [wide]: { gridTemplateColumns: "1fr", gap: "0.375rem", paddingBlockStart: "0.75rem" } },
    },
  ],
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
    // The name beside its value, so that a card stays low.
    "@media": { [wide]: { gridTemplateColumns: "6.5rem minmax(0, 1fr)" } },
  },
});

export const term = styleVariants({ rows: [finePrint], card: [quiet] });
export const value = style({ overflowWrap: "anywhere" });
