import { style } from "@vanilla-extract/css";
import { cluster, ruled } from "~/ui/shapes";
import { colour } from "~/ui/themes/contract.css";

/** The price at the end of the line, or below a long name. */
export const service = style({
  ...cluster("0 1.5rem"),
  ...ruled("0.625rem"),
  justifyContent: "space-between",
  selectors: { "&:first-child": { borderBlockStart: "none", paddingBlockStart: 0 } },
});

export const name = style({ minInlineSize: 0, overflowWrap: "anywhere", fontWeight: 500 });
export const price = style({ color: colour.quiet, fontVariantNumeric: "tabular-nums" });
