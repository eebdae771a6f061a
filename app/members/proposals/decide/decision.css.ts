import { style } from "@vanilla-extract/css";
import { box, cluster, stack } from "~/ui/shapes";
import { finePrint } from "~/ui/text.css";
import { colour } from "~/ui/themes/contract.css";

export const decision = style({
  ...stack("1rem"),
  marginBlockEnd: "1.5rem",
  ...box(colour.control, "1.125rem"),
  overflowWrap: "anywhere",
  scrollMarginBlockStart: "1rem",
});

/** What a form held that can't be sent any more. */
export const typed = style({
  marginBlockStart: "0.375rem",
  paddingInlineStart: "1rem",
  borderInlineStart: `2px solid ${colour.rule}`,
  whiteSpace: "pre-wrap",
});

export const step = style({ display: "grid", gap: "1.25rem" });

export const until = style([finePrint, { alignSelf: "center", fontVariantNumeric: "tabular-nums" }]);

/** A form that is one button among others. */
export const oneButton = style({ display: "contents" });

/** What can be decided from a comparison. */
export const quick = style({ ...cluster("0.5rem 1.25rem"), alignItems: "center" });
