import { style } from "@vanilla-extract/css";
import { finePrint } from "~/ui/text.css";
import { colour } from "~/ui/themes/contract.css";

export const decision = style({
  display: "grid",
  gap: "1rem",
  marginBlockEnd: "2rem",
  padding: "1.25rem",
  border: `1px solid ${colour.control}`,
  background: colour.raised,
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

/** What can be decided from a list. */
export const quick = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0.5rem 1.25rem",
});
