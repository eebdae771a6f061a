import { style } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";
import { cluster, ruled } from "~/ui/shapes";
import { finePrint, quiet, small } from "~/ui/text.css";

export const page = style({ maxInlineSize: "52rem" });
export const day = style({ marginBlock: "1.5rem" });

const wide = from("tinyDesktop");

// The actor, what happened, and the time beside it; on a phone the time is below.
export const told = style({
  display: "grid",
  gridTemplateColumns: "2rem minmax(0, 1fr)",
  columnGap: "1rem",
  ...ruled("0.25rem 0.75rem"),
  overflowWrap: "anywhere",
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
    marginBlockStart: "0.25rem",
    "@media": {
      [wide]: { gridColumn: 3, gridRow: 1, alignSelf: "start", minBlockSize: "2.75rem", marginBlockStart: 0 },
    },
  },
]);

export const detail = style([small, quiet, { gridColumn: "2 / -1", maxInlineSize: "42rem" }]);
