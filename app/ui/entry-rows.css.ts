import { style } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";
import { ruled, stack } from "~/ui/shapes";

export const rows = style({ minInlineSize: 0 });

/** Its name in a row of its own, and below it what else it says. */
export const row = style({
  ...stack("1rem 1.25rem"),
  ...ruled("1.25rem"),
  alignItems: "start",
  minInlineSize: 0,
  "@media": { [from("xlMobile")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
  selectors: { "legend + p + &": { borderBlockStart: "none", paddingBlockStart: "0.75rem" } },
});
