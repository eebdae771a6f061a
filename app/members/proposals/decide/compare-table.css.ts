import { style } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";
import { colour } from "~/ui/themes/contract.css";
import { type } from "~/ui/type";

const wide = from("smallDesktop");

// On a phone the table's parts are blocks: each aspect is a heading with its answers below it.
export const table = style({
  display: "block",
  inlineSize: "100%",
  marginBlockStart: "2rem",
  borderCollapse: "collapse",
  overflowWrap: "anywhere",
  textAlign: "start",
  "@media": { [wide]: { display: "table", tableLayout: "fixed" } },
});

export const head = style({
  display: "block",
  "@media": { [wide]: { display: "table-header-group" } },
});

export const corner = style({
  display: "none",
  "@media": { [wide]: { display: "table-cell", inlineSize: "16%" } },
});

export const who = style({
  display: "block",
  paddingBlock: "0.25rem",
  textAlign: "start",
  verticalAlign: "bottom",
  "@media": { [wide]: { display: "table-cell", padding: "0.5rem 1.25rem 1rem 0" } },
});
export const name = style({
  ...type.heading,
  display: "inline-block",
  fontSize: "1.375rem",
  paddingBlock: "0.5rem",
  color: colour.text,
});
export const kind = style({ ...type.small, display: "block", color: colour.quiet, fontWeight: 400 });

export const row = style({
  display: "block",
  borderBlockStart: `1px solid ${colour.rule}`,
  "@media": { [wide]: { display: "table-row" } },
});

export const aspect = style({
  display: "block",
  paddingBlock: "1.125rem 0.375rem",
  textAlign: "start",
  verticalAlign: "top",
  fontWeight: 600,
  "@media": {
    [wide]: { display: "table-cell", padding: "1rem 1.25rem 1rem 0", ...type.small, fontWeight: 600 },
  },
});
export const asked = style({ ...type.small, display: "block", color: colour.quiet, fontWeight: 400 });

export const cell = style({
  display: "block",
  paddingBlock: "0.5rem 0.75rem",
  verticalAlign: "top",
  "@media": { [wide]: { display: "table-cell", padding: "1rem 1.25rem 1rem 0" } },
});
export const cellName = style({
  ...type.small,
  display: "block",
  color: colour.quiet,
  "@media": { [wide]: { display: "none" } },
});
export const detail = style({ ...type.small, display: "block", color: colour.quiet, whiteSpace: "pre-wrap" });
