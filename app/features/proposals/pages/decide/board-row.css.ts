import { style, styleVariants } from "@vanilla-extract/css";
import { oneLine } from "~/features/briefs/shared/brief-row.css";
import { shownRow } from "~/features/market/shared/list-beside.css";
import { listed, ruled } from "~/ui/shapes";
import { finePrint, heading } from "~/ui/text.css";
import { colour } from "~/ui/themes/contract.css";

const base = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  columnGap: "0.75rem",
  ...ruled("0.625rem"),
  overflowWrap: "anywhere",
});

export const row = styleVariants({
  rest: [base],
  shown: [base, shownRow],
});

export const who = style({ minInlineSize: 0 });
export const kind = style([
  finePrint,
  { display: "flex", flexWrap: "wrap", blockSize: "1lh", overflow: "hidden" },
]);
export const kept = style([oneLine, { flexShrink: 0, maxInlineSize: "100%", whiteSpace: "pre" }]);
/** Out of sight where there is room for a few letters only. */
export const rest = style({ display: "flex", flex: "1 1 6rem", minInlineSize: 0, whiteSpace: "pre" });
/** In its own direction, so that its end is cut off and not its beginning. */
export const headline = style([oneLine, { minInlineSize: 0 }]);
/** The outcome in full width: it ends with the time until which it can be undone. */
export const told = style([finePrint, { gridColumn: "1 / -1" }]);
/** The same cut to one line. */
export const line = style([told, oneLine]);
export const price = style({ color: colour.text });
export const head = style([heading, { marginBlock: "-0.5rem" }]);
export const name = style({
  display: "inline-block",
  paddingBlock: "0.5625rem",
  // Room for the focus ring.
  paddingInline: "0.75rem",
  marginInline: "-0.75rem",
  ...listed,
  fontSize: "1.125rem",
  selectors: {
    ...listed.selectors,
    // Inside the touch target, which reaches into the lines around the name.
    ":root &:focus-visible": { outlineOffset: "-0.5625rem" },
  },
});

// As large as a touch target, in line with the edge of the list.
export const pick = style({
  display: "grid",
  placeContent: "center",
  inlineSize: "2.75rem",
  blockSize: "2.75rem",
  marginInlineEnd: "-0.25rem",
  cursor: "pointer",
});

export const box = style({
  inlineSize: "1.25rem",
  blockSize: "1.25rem",
  margin: 0,
  accentColor: colour.accent,
  // Counted by the bar that shows how many are ticked.
  selectors: { "&:checked": { counterIncrement: "ticked" } },
});
