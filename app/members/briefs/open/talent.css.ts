import { style } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";
import { colour } from "~/ui/themes/contract.css";
import { type } from "~/ui/type";

// ── Looking for briefs ──────────────────────────────────────────────────────────────────────────

export const search = style({
  display: "grid",
  gap: "1.25rem",
  paddingBlock: "1.25rem 1.5rem",
  borderBlockStart: `1px solid ${colour.rule}`,
});

/** A word beside its button. */
export const byWord = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 26rem) auto",
  justifyContent: "start",
  alignItems: "end",
  gap: "0.5rem 0.75rem",
});

export const label = style({ ...type.small, display: "block", marginBlockEnd: "0.375rem", fontWeight: 600 });

export const hint = style({
  ...type.small,
  maxInlineSize: "42rem",
  marginBlockStart: "0.375rem",
  color: colour.quiet,
});

export const summary = style({
  // A list item, so that the browser's own arrow says whether it is open.
  display: "list-item",
  inlineSize: "fit-content",
  listStylePosition: "inside",
  paddingBlock: "0.625rem",
  cursor: "pointer",
  fontWeight: 500,
});

export const filters = style({
  display: "grid",
  gap: "1rem 1.25rem",
  alignItems: "end",
  paddingBlockStart: "0.75rem",
  "@media": {
    [from("xlMobile")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [from("mediumDesktop")]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr)) auto" },
  },
});

export const active = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "0.5rem 0.75rem",
  alignItems: "center",
  paddingBlockEnd: "1.25rem",
});

export const chip = style({
  ...type.small,
  display: "inline-flex",
  alignItems: "center",
  gap: "0.5rem",
  minBlockSize: "2.75rem",
  paddingInline: "0.875rem 0.625rem",
  border: `1px solid ${colour.control}`,
  borderRadius: "2px",
  color: colour.text,
  overflowWrap: "anywhere",
  textDecoration: "none",
  selectors: { "&:hover": { borderColor: colour.text } },
});
