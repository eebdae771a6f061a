import { style } from "@vanilla-extract/css";
import { fills, list } from "~/features/market/shared/list-beside.css";
import { ruled } from "~/ui/shapes";
import { bar } from "~/ui/sub-nav.css";
import { finePrint, heading, quiet, small } from "~/ui/text.css";
import { colour } from "~/ui/themes/contract.css";

export { rows } from "~/features/briefs/shared/brief-row.css";
export { beside, board, list, side } from "~/features/market/shared/list-beside.css";

export const keys = finePrint;

export const sectionHead = style([heading, { paddingBlock: "1rem 0.625rem" }]);
export const count = style([quiet, { fontVariantNumeric: "tabular-nums", fontWeight: 400 }]);
export const none = style([quiet, { ...ruled("0.875rem"), marginBlockStart: "3.75rem" }]);

/** Stays at the top of its pane while the rows scroll, above their pictures. */
export const orders = style([
  bar,
  {
    "@media": {
      [fills]: {
        position: "sticky",
        insetBlockStart: 0,
        zIndex: 1,
        // Covers the bar at the edge of the shown row, too.
        marginInline: "-0.625rem",
        paddingInline: "0.625rem",
        background: colour.canvas,
      },
    },
  },
]);

// Stays in sight once something is ticked; always, in browsers that can't tell that by style sheet.
export const compare = style([
  small,
  {
    position: "sticky",
    insetBlockEnd: 0,
    zIndex: 1,
    display: "none",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "0.25rem 1rem",
    paddingBlock: "0.75rem",
    borderBlockStart: `1px solid ${colour.control}`,
    background: colour.canvas,
    selectors: { [`${list}:has(:checked) > &`]: { display: "flex" } },
    "@supports": { "not selector(:has(*))": { display: "flex" } },
  },
]);
/** Hidden when no ticked proposal waits for a reply. */
export const decline = style({
  selectors: { [`${list}:not(:has([data-waits]:checked)) &`]: { display: "none" } },
});
export const ticked = style({ selectors: { "&::before": { content: "counter(ticked)" } } });
