import { style } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";
import { ruled, stack } from "~/ui/shapes";
import { finePrint } from "~/ui/text.css";
import { colour } from "~/ui/themes/contract.css";

export const cards = style({ borderBlockEnd: `1px solid ${colour.rule}` });

// Words left, facts right, where there is room for both.
export const card = style({
  ...stack("1.25rem 3rem"),
  ...ruled("1.75rem 2rem"),
  overflowWrap: "anywhere",
  "@media": {
    [from("smallDesktop")]: { gridTemplateColumns: "minmax(0, 1fr) minmax(18rem, 24rem)" },
  },
});

export const words = style({ minInlineSize: 0 });
export const summary = style({ maxInlineSize: "42rem", marginBlockStart: "0.375rem", textWrap: "pretty" });

const line = style([finePrint, { display: "flex", flexWrap: "wrap", alignItems: "center" }]);
export const above = style([line, { columnGap: "1rem" }]);
export const end = style([line, { gridColumn: "1 / -1", gap: "0.5rem 1.75rem" }]);
