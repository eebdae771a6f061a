import { style, styleVariants } from "@vanilla-extract/css";
import { ruled, stack } from "~/ui/shapes";
import { strong } from "~/ui/text.css";
import { colour } from "~/ui/themes/contract.css";

export const mustHave = style({ ...stack("0.375rem"), ...ruled("0.875rem"), overflowWrap: "anywhere" });
export const answered = style({ display: "grid", gap: "0.25rem" });

const sign = style([strong, { display: "inline-flex", alignItems: "center", gap: "0.5rem" }]);
export const mark = styleVariants({
  met: [sign, { color: colour.accent }],
  unmet: [sign, { color: colour.danger }],
  unknown: [sign, { color: colour.quiet }],
});

export const team = style({ ...stack("0.375rem"), overflowWrap: "anywhere" });

export const link = style({ display: "inline-block", paddingBlock: "0.6875rem", overflowWrap: "anywhere" });
