import { style } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";
import { cluster } from "~/ui/shapes";
import { small } from "~/ui/text.css";
import { colour } from "~/ui/themes/contract.css";

export const page = style({
  paddingBlock: "1rem 4rem",
  "@media": { [from("tinyDesktop")]: { paddingBlock: "1.5rem 6rem" } },
});

export const own = style({
  ...cluster("0.75rem 1.5rem"),
  alignItems: "center",
  justifyContent: "space-between",
  marginBlockEnd: "2rem",
  paddingBlockEnd: "1rem",
  borderBlockEnd: `1px solid ${colour.rule}`,
  color: colour.quiet,
});

export const tools = style({
  ...cluster("0.75rem 1rem"),
  alignItems: "center",
  marginBlock: "1rem",
  // A name in a button may be one long word.
  overflowWrap: "anywhere",
});
export const fit = style({ maxInlineSize: "42rem", marginBlockEnd: "2rem" });
export const note = style({ maxInlineSize: "42rem", marginBlockStart: "2rem" });

/** Its words are where a page begins: the touch target reaches over them. */
export const back = style([small, { marginBlock: "-0.6875rem 0.3125rem" }]);
export const backLink = style({ display: "inline-block", paddingBlock: "0.6875rem" });
