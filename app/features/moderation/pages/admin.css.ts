import { style } from "@vanilla-extract/css";
import { cluster, ruled, stack } from "~/ui/shapes";
import { finePrint } from "~/ui/text.css";

/** A line of a list, with its actions at the end. */
export const row = style({
  ...cluster("0.25rem 1.5rem"),
  ...ruled("0.5rem"),
  alignItems: "center",
  justifyContent: "space-between",
  overflowWrap: "anywhere",
});

export const facts = style([finePrint, { ...cluster("0 1rem"), alignItems: "center" }]);
export const form = style({ ...stack("1rem"), maxInlineSize: "36rem", marginBlockEnd: "1rem" });
export const buttons = style({ ...cluster("0.5rem") });
