import { style, styleVariants } from "@vanilla-extract/css";
import { oneLine } from "~/features/briefs/shared/brief-row.css";
import { shownRow } from "~/features/market/shared/list-beside.css";
import { box, cluster, ruled } from "~/ui/shapes";
import { finePrint, heading, small } from "~/ui/text.css";
import { colour } from "~/ui/themes/contract.css";

export { oneLine, rows } from "~/features/briefs/shared/brief-row.css";

export const choices = style({ paddingBlockEnd: "1rem" });
export const lists = style({ ...cluster("0 1.75rem"), position: "relative" });
/** Opens over the page. */
export const moreLists = style({
  position: "absolute",
  insetBlockStart: "100%",
  insetInlineEnd: 0,
  zIndex: 2,
  ...box(colour.control, "0.25rem 1rem"),
  listStyle: "none",
});
export const search = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 24rem) max-content",
  gap: "0.75rem",
  marginBlock: "0.5rem",
});

const base = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  columnGap: "0.75rem",
  ...ruled("0.625rem"),
  selectors: { "&:hover": { background: colour.raised } },
});

/** Beside all lines of the row. */
export const face = style({ gridRow: "span 3", paddingBlockStart: "0.125rem" });

export const row = styleVariants({
  rest: [base],
  unread: [base, { fontWeight: 600 }],
  shown: [base, shownRow],
});

export const name = style([
  heading,
  oneLine,
  { gridColumn: "2 / -1", fontSize: "1.125rem", lineHeight: 1.4 },
]);
/** Who writes for an organisation, beside its name. */
export const person = style([finePrint, { fontWeight: 400 }]);
/** The whole row is the touch target. */
export const link = style({
  color: colour.text,
  textDecoration: "none",
  selectors: { "&::after": { content: "''", position: "absolute", inset: 0 } },
});
// Beside the subject, so that the name has its whole line.
export const time = style([finePrint, { gridArea: "2 / 3", fontWeight: 400 }]);
export const about = style([finePrint, oneLine, { gridArea: "2 / 2", fontWeight: 400 }]);
/** Takes the width that the end of its line leaves. */
export const last = style([
  small,
  { display: "flex", justifyContent: "space-between", gap: "0.75rem", gridColumn: "2 / -1" },
]);
/** A sentence of ours, whose verb may be its last word: never cut. */
export const event = style({ overflowWrap: "anywhere" });
export const end = finePrint;
export const found = style([small, { gridColumn: "2 / -1", overflowWrap: "anywhere" }]);
