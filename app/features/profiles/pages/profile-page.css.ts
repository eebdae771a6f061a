import { style } from "@vanilla-extract/css";
import type { AvailabilityState } from "~/domain/profile";
import { from } from "~/ui/breakpoints";
import { box, ruled, stack } from "~/ui/shapes";
import { finePrint } from "~/ui/text.css";
import { colour } from "~/ui/themes/contract.css";

/** The form with its preview: beside it where there is room, otherwise below. */
export const columns = style({
  ...stack("3rem"),
  alignItems: "start",
  paddingBlockEnd: "4rem",
  "@media": {
    [from("smallDesktop")]: {
      gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
      columnGap: "clamp(2.5rem, 5vw, 5.5rem)",
    },
  },
});

export const form = style({
  display: "grid",
  gap: "2.5rem",
  minInlineSize: 0,
  "@media": { [from("smallDesktop")]: { gridColumn: 1 } },
});

// Browsers without :has show it always, since they can't tell whether it is needed.
const fromADay: AvailabilityState = "FROM";
export const fromDate = style({
  selectors: { [`${form}:not(:has(input[value="${fromADay}"]:checked)) &`]: { display: "none" } },
});

/** The preview: stays in sight while the form is filled in. */
export const preview = style({
  minInlineSize: 0,
  ...box(colour.rule, "1.25rem 1.25rem 0.5rem"),
  "@media": {
    [from("xlMobile")]: { padding: "1.75rem 1.75rem 0.75rem" },
    [from("smallDesktop")]: {
      position: "sticky",
      insetBlockStart: "1.5rem",
    },
  },
});

export const previewTitle = style([
  finePrint,
  { marginBlockEnd: "1.25rem", paddingBlockEnd: "0.75rem", borderBlockEnd: `1px solid ${colour.rule}` },
]);

/** The preview that was asked for, above the form. */
export const previewAbove = style({
  marginBlock: "1.5rem 3rem",
  ...box(colour.rule, "1.5rem 1.25rem"),
  "@media": { [from("tinyDesktop")]: { padding: "2.5rem" } },
});

export const completeness = style({ marginBlock: "0.5rem 2.5rem" });

export const progress = style([finePrint, { marginBlock: "0.375rem 1rem" }]);

export const next = style({
  display: "grid",
  gap: "0 2rem",
  "@media": { [from("tinyDesktop")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});

export const step = style({ display: "grid", alignContent: "start", ...ruled("0.5rem 1rem") });

export const stepLink = style({
  display: "inline-block",
  justifySelf: "start",
  paddingBlock: "0.5625rem",
  fontWeight: 600,
});
