import { globalStyle, style } from "@vanilla-extract/css";
import { fills } from "~/features/market/shared/list-beside.css";
import { from } from "~/ui/breakpoints";
import { buttonRow } from "~/ui/button.css";
import { box, cluster } from "~/ui/shapes";
import { finePrint } from "~/ui/text.css";
import { colour } from "~/ui/themes/contract.css";

export const decision = style({
  // Short parts share a line, since the decision's height is taken from the text's.
  ...cluster("0.5rem 1rem"),
  alignItems: "baseline",
  ...box(colour.control, "0.75rem 1rem"),
  overflowWrap: "anywhere",
  scrollMarginBlockStart: "1rem",
});

globalStyle(`${decision} > *`, { flex: "1 1 100%", minInlineSize: 0 });
globalStyle(`${decision} > h2 + p`, { flexBasis: "20rem" });
globalStyle(`${decision} > :is(h2, details:not([open]), p:last-child)`, { flex: "0 1 auto" });
globalStyle(`${decision} > ${buttonRow}`, {
  "@media": { [from("xlMobile")]: { flex: "0 1 auto" } },
});

// Not a grid: in one, a sticky element can't leave its own row.
export const step = style({ display: "flex", flexDirection: "column", gap: "1rem", inlineSize: "100%" });
/** The step's buttons, in sight while the rest of the pane scrolls. */
export const act = style([
  buttonRow,
  {
    "@media": {
      [fills]: {
        position: "sticky",
        // Covers the padding at the end of the pane, through which the form would show.
        insetBlockEnd: "-1rem",
        zIndex: 1,
        paddingBlock: "0.5rem 1.25rem",
        background: colour.raised,
      },
    },
  },
]);
globalStyle(`${step} textarea`, { minBlockSize: "4rem" });

export const until = style([finePrint, { alignSelf: "center", fontVariantNumeric: "tabular-nums" }]);

/** A form that is one button among others. */
export const oneButton = style({ display: "contents" });

/** The decisions offered in a comparison. */
export const quick = style({ ...cluster("0.5rem 1.25rem"), alignItems: "center" });
