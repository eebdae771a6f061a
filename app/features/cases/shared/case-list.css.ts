import { style } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";
import { ruled, stack } from "~/ui/shapes";
import { finePrint, heading } from "~/ui/text.css";
import { colour } from "~/ui/themes/contract.css";
import { type } from "~/ui/type";

const wide = from("smallDesktop");

export const list = style({ marginBlock: "3rem 1rem" });
export const listTitle = style([heading, { marginBlockEnd: "1.25rem" }]);

/** One case: one under the other, as beside an answer. */
export const item = style({ ...stack("1rem"), minInlineSize: 0, overflowWrap: "anywhere" });

/** The same on a page of its own width: words left, what shows it right. */
export const spread = style([
  item,
  {
    ...ruled("1.75rem"),
    "@media": {
      [wide]: {
        gridTemplateColumns: "minmax(0, 7fr) minmax(0, 4fr)",
        columnGap: "clamp(3rem, 7vw, 7rem)",
        gridAutoFlow: "dense",
        alignItems: "start",
      },
    },
  },
]);

export const left = style({ "@media": { [wide]: { gridColumn: 1 } } });
export const right = style({ "@media": { [wide]: { gridColumn: 2 } } });

export const title = style({ ...type.heading, fontSize: "1.375rem" });
/** The number that shows it: the first thing to see. */
export const figure = style({ ...type.heading, fontSize: "1.75rem", color: colour.accent });

export const texts = style({ ...stack("1rem") });
export const asked = style([finePrint, { marginBlockEnd: "0.25rem" }]);
export const more = style({ ...stack("0.5rem"), alignContent: "start", minInlineSize: 0 });
export const link = style({ display: "inline-block", paddingBlock: "0.625rem" });
