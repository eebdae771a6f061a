import { style, styleVariants } from "@vanilla-extract/css";
import { columns } from "~/ui/columns.css";
import { from } from "~/ui/breakpoints";
import { cluster, ruled } from "~/ui/shapes";
import { colour } from "~/ui/themes/contract.css";

export const page = style([columns, { columnGap: "clamp(2rem, 5vw, 4.5rem)" }]);

/** A line of a list: a sign or a face, what it says, and at its end when or what to do. */
export const line = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: "0.75rem",
  alignItems: "start",
  ...ruled("0.375rem"),
  "@media": { [from("xlMobile")]: { gridTemplateColumns: "auto minmax(0, 1fr) auto" } },
});

/** In line with the words beside it, which are as high as a thumb. */
export const mark = style({ paddingBlockStart: "0.75rem", lineHeight: 1 });

export const end = style({
  gridColumn: 2,
  paddingBlockStart: "0.625rem",
  "@media": { [from("xlMobile")]: { gridColumn: 3 } },
});

export const chips = style({ ...cluster("0.25rem 0.375rem"), paddingBlock: "0.25rem 0.5rem" });

export const chart = style({ display: "block", inlineSize: "100%", blockSize: "auto", overflow: "visible" });

/** Full, empty and hatched: told apart without colour. */
export const bar = styleVariants({
  accepted: { fill: colour.accent, stroke: colour.accent },
  waiting: { fill: colour.canvas, stroke: colour.text },
  ended: { stroke: colour.quiet },
});
export const label = style({ fill: colour.text, fontSize: "12px", textAnchor: "middle" });
