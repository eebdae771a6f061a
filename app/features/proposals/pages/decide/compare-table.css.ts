import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";
import { cluster, listed } from "~/ui/shapes";
import { finePrint } from "~/ui/text.css";
import { colour } from "~/ui/themes/contract.css";
import { type } from "~/ui/type";

const wide = from("smallDesktop");

export const table = style({
  inlineSize: "100%",
  marginBlockStart: "2rem",
  borderCollapse: "collapse",
  overflowWrap: "anywhere",
  "@media": { [wide]: { tableLayout: "fixed" } },
});

// On a phone the table's parts are blocks: each aspect is a heading with its answers below it.
globalStyle(`${table}, ${table} :where(thead, tr, th, td)`, {
  display: "block",
  textAlign: "start",
  verticalAlign: "top",
  "@media": { [wide]: { display: "revert" } },
});

export const corner = style({
  display: "none",
  "@media": { [wide]: { display: "table-cell", inlineSize: "16%" } },
});

export const who = style({
  paddingBlock: "0.25rem",
  verticalAlign: "bottom",
  "@media": { [wide]: { paddingBlock: "0.5rem 1rem", paddingInline: "0 1.25rem" } },
});
/** The face beside the name. */
export const person = style({ ...cluster("0 0.75rem"), flexWrap: "nowrap", alignItems: "center" });
export const name = style({
  ...type.heading,
  display: "inline-block",
  fontSize: "1.375rem",
  paddingBlock: "0.5rem",
  ...listed,
});

export const row = style({ borderBlockStart: `1px solid ${colour.rule}` });

export const aspect = style({
  paddingBlock: "1.125rem 0.375rem",
  fontWeight: 600,
  "@media": { [wide]: { paddingBlock: "1rem", paddingInline: "0 1.25rem", ...type.small } },
});

export const cell = style({
  paddingBlock: "0.5rem 0.75rem",
  "@media": { [wide]: { paddingBlock: "1rem", paddingInline: "0 1.25rem" } },
});
export const cellName = style([finePrint, { display: "block", "@media": { [wide]: { display: "none" } } }]);

/** A note under a heading or an answer. */
export const note = style([finePrint, { display: "block", fontWeight: 400, whiteSpace: "pre-wrap" }]);
