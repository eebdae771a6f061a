import { style } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";
import { colour } from "~/ui/themes/contract.css";
import { type } from "~/ui/type";

export const form = style({ display: "grid", gap: "1.75rem" });

export const group = style({ paddingBlockStart: "1.25rem", borderBlockStart: `1px solid ${colour.rule}` });

export const legend = style({
  ...type.small,
  float: ["left", "inline-start"],
  inlineSize: "100%",
  marginBlockEnd: "1rem",
  color: colour.quiet,
});

export const groupFields = style({ clear: "both" });

// Full width on a phone, within easy reach.
export const end = style({
  display: "grid",
  gap: "1rem",
  "@media": { [from("xlMobile")]: { justifyItems: "start" } },
});

export const consent = style({ ...type.small, color: colour.quiet });

export const question = style({
  display: "grid",
  gap: "1rem",
  padding: "1.25rem",
  border: `1px solid ${colour.warning}`,
  overflowWrap: "anywhere",
});
