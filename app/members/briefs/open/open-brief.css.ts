import { style } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";
import { columns as twoColumns } from "~/ui/columns.css";
import { cluster, stack } from "~/ui/shapes";
import { quiet } from "~/ui/text.css";
import { type } from "~/ui/type";

export const brief = style({ paddingBlockEnd: "3rem", overflowWrap: "anywhere" });
export const byline = style({
  ...type.small,
  ...cluster("0 0.75rem"),
  alignItems: "center",
  paddingBlockEnd: "0.75rem",
});

export const columns = style([twoColumns, { columnGap: "4rem" }]);

export const stepActions = style({
  ...stack("0.25rem 1.5rem"),
  marginBlockStart: "0.75rem",
  "@media": { [from("xlMobile")]: { display: "flex", flexWrap: "wrap", alignItems: "center" } },
});

export const lede = style([quiet, { maxInlineSize: "42rem", marginBlockEnd: "1rem" }]);

export const items = style({
  maxInlineSize: "42rem",
  paddingInlineStart: "1.25rem",
  ...stack("0.5rem"),
  // Stronger than what takes the marks from every list that has a class.
  selectors: { ":root &": { listStyle: "disc" } },
});
