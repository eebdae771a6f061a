import { style } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";
import { colour } from "~/ui/themes/contract.css";
import { type } from "~/ui/type";

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

export const title = style({ ...type.heading });

// Full width on a phone, within easy reach.
export const choices = style({
  display: "grid",
  gap: "0.75rem",
  "@media": { [from("xlMobile")]: { display: "flex", flexWrap: "wrap" } },
});

/** What a form held that can't be sent any more. */
export const typed = style({
  marginBlockStart: "0.375rem",
  paddingInlineStart: "1rem",
  borderInlineStart: `2px solid ${colour.rule}`,
  whiteSpace: "pre-wrap",
});

export const step = style({ display: "grid", gap: "1.25rem" });

export const until = style({
  ...type.small,
  alignSelf: "center",
  color: colour.quiet,
  fontVariantNumeric: "tabular-nums",
});
