import { style } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";
import { cluster } from "~/ui/shapes";
import { finePrint, quiet, small } from "~/ui/text.css";
import { colour } from "~/ui/themes/contract.css";

const wide = from("tinyDesktop");
const beside = from("smallDesktop");

export const page = style({ paddingBlockEnd: "3rem" });

/** A day and what happened on it, below or beside it. */
export const day = style({
  paddingBlock: "0.75rem 1.25rem",
  "@media": {
    [beside]: {
      display: "grid",
      gridTemplateColumns: "9rem minmax(0, 1fr)",
      columnGap: "2rem",
      alignItems: "start",
    },
  },
});
export const date = style([
  finePrint,
  {
    paddingBlock: "0.75rem 0.25rem",
    fontWeight: 600,
    "@media": { [beside]: { position: "sticky", insetBlockStart: 0 } },
  },
]);

// The actor, what happened, and the time beside it; on a phone the time is below. No rules: it is
// read and left, and nothing of it is a thing by itself.
export const told = style({
  display: "grid",
  gridTemplateColumns: "2rem minmax(0, 1fr)",
  columnGap: "0.875rem",
  paddingBlock: "0.25rem",
  borderRadius: "0.25rem",
  overflowWrap: "anywhere",
  selectors: { "&:hover": { background: colour.raised } },
  "@media": { [wide]: { gridTemplateColumns: "2rem minmax(0, 1fr) auto" } },
});

/** As high as the line beside it. */
export const face = style({ display: "grid", placeContent: "center", blockSize: "2.75rem" });

/** As high as a link would be. */
export const over = style([quiet, { display: "inline-block", paddingBlock: "0.5625rem" }]);

export const side = style([
  finePrint,
  {
    ...cluster("0.25rem 0.75rem"),
    gridColumn: 2,
    alignItems: "center",
    "@media": {
      [wide]: {
        gridColumn: 3,
        gridRow: 1,
        alignSelf: "start",
        minBlockSize: "2.75rem",
        paddingInlineEnd: "0.5rem",
      },
    },
  },
]);

export const detail = style([
  small,
  quiet,
  { gridColumn: "2 / -1", maxInlineSize: "42rem", marginBlockEnd: "0.375rem" },
]);
