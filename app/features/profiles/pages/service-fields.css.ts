import { style } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";
import { ruled, stack } from "~/ui/shapes";

export const services = style({ minInlineSize: 0 });

/** The name in a row of its own, and below it what it costs. */
export const service = style({
  ...stack("1rem 1.25rem"),
  ...ruled("1.25rem"),
  alignItems: "start",
  minInlineSize: 0,
  "@media": { [from("xlMobile")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
  selectors: { "legend + p + &": { borderBlockStart: "none", paddingBlockStart: "0.75rem" } },
});
