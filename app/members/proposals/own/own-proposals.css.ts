import { style } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";
import { ruled, stack } from "~/ui/shapes";
import { finePrint, small } from "~/ui/text.css";
import { colour } from "~/ui/themes/contract.css";
import { type } from "~/ui/type";

export const list = style({ borderBlockEnd: `1px solid ${colour.rule}` });

// The state on the left, where the eye runs down, as soon as there is room for it.
export const item = style({
  ...stack("0.25rem 2rem"),
  ...ruled("1.5rem 1.75rem"),
  overflowWrap: "anywhere",
  "@media": { [from("tinyDesktop")]: { gridTemplateColumns: "10rem minmax(0, 1fr)" } },
});

export const state = style({
  ...type.small,
  fontWeight: 600,
  "@media": { [from("tinyDesktop")]: { paddingBlockStart: "0.75rem" } },
});

export const words = style({ maxInlineSize: "44rem" });
export const asker = style([small, { marginBlockStart: "-0.25rem" }]);
export const next = style({ marginBlockStart: "0.5rem" });
export const changed = style([finePrint, { marginBlockStart: "0.375rem" }]);
