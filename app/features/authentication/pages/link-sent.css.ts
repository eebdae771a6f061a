import { style } from "@vanilla-extract/css";
import { colour } from "~/ui/themes/contract.css";
import { type } from "~/ui/type";

export const step = style({
  paddingBlock: "1.5rem 1.75rem",
  borderBlockStart: `1px solid ${colour.rule}`,
});

export const title = style({ ...type.heading, fontSize: "1.375rem", marginBlockEnd: "0.5rem" });
export const text = style({ marginBlockEnd: "1.125rem", color: colour.quiet });
export const local = style([text, { marginBlockStart: "1.125rem" }]);
export const form = style({ display: "grid", justifyItems: "stretch", gap: "1rem" });
