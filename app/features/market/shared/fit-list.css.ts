import { style } from "@vanilla-extract/css";
import { ruled } from "~/ui/shapes";
import { finePrint, small } from "~/ui/text.css";
import { colour } from "~/ui/themes/contract.css";

export const list = style({ borderBlockEnd: `1px solid ${colour.rule}` });

export const line = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
  gap: "0.125rem 0.75rem",
  ...ruled("0.625rem"),
  overflowWrap: "anywhere",
});

export const aspect = style({ fontWeight: 600 });
export const detail = style([finePrint, { gridColumn: "1 / -1" }]);
export const gap = style([small, { gridColumn: "1 / -1" }]);
