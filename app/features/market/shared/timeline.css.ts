import { styleVariants } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";
import { ruled, stack } from "~/ui/shapes";
import { finePrint, small } from "~/ui/text.css";

/**
 * `rows`: times in a column of their own, where there is room. `short`: each time below its words.
 */
export const event = styleVariants({
  rows: {
    ...stack("0 2rem"),
    ...ruled("0.625rem"),
    "@media": { [from("xlMobile")]: { gridTemplateColumns: "14rem 1fr" } },
  },
  short: [small, { display: "grid", paddingBlock: "0.5rem" }],
});

export const time = styleVariants({ rows: [finePrint, { order: -1 }], short: [finePrint] });
