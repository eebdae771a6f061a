import { styleVariants } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";
import { finePrint, small } from "~/ui/text.css";
import { colour } from "~/ui/themes/contract.css";

/** `rows`: times in a column of their own, where there is room. `short`: each time below its words. */
export const event = styleVariants({
  rows: {
    display: "grid",
    gap: "0 2rem",
    paddingBlock: "0.625rem",
    borderBlockStart: `1px solid ${colour.rule}`,
    "@media": { [from("xlMobile")]: { gridTemplateColumns: "14rem 1fr" } },
  },
  short: [small, { display: "grid", paddingBlock: "0.5rem" }],
});

export const time = styleVariants({ rows: [finePrint, { order: -1 }], short: [finePrint] });
