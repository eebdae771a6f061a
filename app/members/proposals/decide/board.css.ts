import { style } from "@vanilla-extract/css";
import { list } from "~/members/parts/list-beside.css";
import { ruled } from "~/ui/shapes";
import { finePrint, heading, quiet, small } from "~/ui/text.css";
import { colour } from "~/ui/themes/contract.css";

export { beside, board, list, side } from "~/members/parts/list-beside.css";

export const promise = style([finePrint, { paddingBlockEnd: "0.75rem" }]);
export const way = style({ display: "inline-block", paddingBlock: "0.625rem" });
export const keys = finePrint;

export const title = style([heading, { paddingBlock: "0.5rem 0.625rem" }]);
export const sectionHead = style([title, { paddingBlockStart: "1rem" }]);
export const count = style([quiet, { fontVariantNumeric: "tabular-nums", fontWeight: 400 }]);
export const rows = style({ borderBlockEnd: `1px solid ${colour.rule}` });
export const none = style([quiet, { ...ruled("0.875rem"), marginBlockStart: "3.75rem" }]);
export const more = style({ paddingBlockStart: "0.75rem" });

// In reach however long the list is, once something is ticked; always, where that can't be told.
export const compare = style([
  small,
  {
    position: "sticky",
    insetBlockEnd: 0,
    display: "none",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "0.25rem 1.25rem",
    paddingBlock: "0.75rem",
    borderBlockStart: `1px solid ${colour.control}`,
    background: colour.canvas,
    selectors: { [`${list}:has(:checked) > &`]: { display: "flex" } },
    "@supports": { "not selector(:has(*))": { display: "flex" } },
  },
]);
export const compareWords = style({ flexBasis: "100%" });
export const ticked = style({ fontWeight: 600, selectors: { "&::before": { content: "counter(ticked)" } } });
