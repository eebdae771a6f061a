import { style } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";
import { hint as fieldHint } from "~/ui/field.css";
import { touchTarget } from "~/ui/link.css";
import { cluster, ruled, stack } from "~/ui/shapes";
import { small } from "~/ui/text.css";
import { colour } from "~/ui/themes/contract.css";

export const search = style({ ...stack("1.25rem"), ...ruled("1.25rem 1.5rem") });

/** A word beside its button. */
export const byWord = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 26rem) auto",
  justifyContent: "start",
  alignItems: "end",
  gap: "0.5rem 0.75rem",
});

export const hint = style([fieldHint, { maxInlineSize: "42rem" }]);

export const filters = style({
  ...stack("1rem 1.25rem"),
  alignItems: "end",
  paddingBlockStart: "0.75rem",
  "@media": {
    [from("xlMobile")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [from("mediumDesktop")]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr)) auto" },
  },
});

export const active = style({
  ...cluster("0.5rem 0.75rem"),
  alignItems: "center",
  paddingBlockEnd: "1.25rem",
});

export const chip = style([
  touchTarget,
  small,
  {
    gap: "0.5rem",
    paddingInline: "0.875rem 0.625rem",
    border: `1px solid ${colour.control}`,
    borderRadius: "2px",
    color: colour.text,
    overflowWrap: "anywhere",
    textDecoration: "none",
    selectors: { "&:hover": { borderColor: colour.text } },
  },
]);
