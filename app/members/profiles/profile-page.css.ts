import { style } from "@vanilla-extract/css";
import type { AvailabilityState } from "~/contract/profile";
import { from } from "~/ui/breakpoints";
import { colour } from "~/ui/themes/contract.css";
import { type } from "~/ui/type";

/** The form, and beside it where there is room, otherwise below, what it makes. */
export const columns = style({
  display: "grid",
  alignItems: "start",
  gap: "3rem",
  paddingBlockEnd: "4rem",
  "@media": {
    [from("smallDesktop")]: {
      gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
      columnGap: "clamp(2.5rem, 5vw, 5.5rem)",
    },
  },
});

export const form = style({ display: "grid", gap: "2.5rem", minInlineSize: 0 });

// Shown where nobody can tell whether it is needed.
const fromADay: AvailabilityState = "FROM";
export const fromDate = style({
  selectors: { [`${form}:not(:has(input[value="${fromADay}"]:checked)) &`]: { display: "none" } },
});

// Full width on a phone, within easy reach.
export const end = style({
  display: "grid",
  gap: "0.75rem 1.25rem",
  alignItems: "center",
  paddingBlockStart: "1.5rem",
  borderBlockStart: `1px solid ${colour.rule}`,
  "@media": { [from("xlMobile")]: { display: "flex", flexWrap: "wrap" } },
});

export const savedAt = style({ ...type.small, color: colour.quiet });

/** What the form makes: stays in sight while it is filled in. */
export const preview = style({
  minInlineSize: 0,
  padding: "1.25rem 1.25rem 0.5rem",
  border: `1px solid ${colour.rule}`,
  background: colour.raised,
  "@media": {
    [from("xlMobile")]: { padding: "1.75rem 1.75rem 0.75rem" },
    [from("smallDesktop")]: {
      position: "sticky",
      insetBlockStart: "1.5rem",
    },
  },
});

export const previewTitle = style({
  ...type.small,
  marginBlockEnd: "1.25rem",
  paddingBlockEnd: "0.75rem",
  borderBlockEnd: `1px solid ${colour.rule}`,
  color: colour.quiet,
});

/** The preview that was asked for, above the form. */
export const previewAbove = style({
  marginBlock: "1.5rem 3rem",
  padding: "1.5rem 1.25rem",
  border: `1px solid ${colour.rule}`,
  background: colour.raised,
  "@media": { [from("tinyDesktop")]: { padding: "2.5rem" } },
});

export const completeness = style({ marginBlock: "0.5rem 2.5rem" });

export const progress = style({ ...type.small, color: colour.quiet, marginBlock: "0.375rem 1rem" });

export const next = style({
  display: "grid",
  gap: "0 2rem",
  padding: 0,
  "@media": { [from("tinyDesktop")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});

export const step = style({
  display: "grid",
  alignContent: "start",
  paddingBlock: "0.5rem 1rem",
  borderBlockStart: `1px solid ${colour.rule}`,
});

export const stepLink = style({
  display: "inline-block",
  justifySelf: "start",
  paddingBlock: "0.5625rem",
  fontWeight: 600,
});

export const why = style({ ...type.small, color: colour.quiet, textWrap: "pretty" });

export const completenessTitle = style({ ...type.heading });
