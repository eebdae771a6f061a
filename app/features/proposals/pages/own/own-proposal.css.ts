import { style } from "@vanilla-extract/css";
import { columns as twoColumns } from "~/ui/columns.css";
import { stack } from "~/ui/shapes";
import { bar } from "~/ui/sub-nav.css";
import { finePrint, heading, small } from "~/ui/text.css";
import { colour } from "~/ui/themes/contract.css";

export const back = style([bar, small]);

export const columns = style([twoColumns, { rowGap: "2rem", paddingBlockEnd: "3rem" }]);
export const sideTitle = style([heading, { marginBlockEnd: "0.5rem" }]);
export const sideText = style([finePrint, { marginBlockEnd: "1rem" }]);

export const form = style({ display: "grid", gap: "2rem", minInlineSize: 0 });

/** One must-have with its two questions. */
export const mustHave = style({ gridColumn: "1 / -1", display: "grid", gap: "0.75rem" });

// Asked once the must-have itself is answered.
export const shown = style({ ...stack("0.75rem") });
export const evidence = style([
  shown,
  { selectors: { [`${mustHave}:not(:has(input:checked)) > &`]: { display: "none" } } },
]);

// The brief’s unit comes first in the list: a price for it needs no estimate.
const isBriefsUnit = `${form}:has([name="rateUnit"] > :first-child:checked)`;
export const estimate = style({ selectors: { [`${isBriefsUnit} &`]: { display: "none" } } });

export const saved = style([finePrint, { maxInlineSize: "38rem" }]);
export const sending = style({ maxInlineSize: "40rem", textWrap: "pretty" });

/** A button and the sentence that says what it does. */
export const move = style({ ...stack("0.75rem"), justifyItems: "start", marginBlockStart: "0.75rem" });

export const end = style({
  ...stack("1rem"),
  paddingBlockStart: "1.5rem",
  borderBlockStart: `1px solid ${colour.rule}`,
});

export const sent = style({ minInlineSize: 0 });
export const answers = style({ display: "grid", gap: "1.25rem" });
