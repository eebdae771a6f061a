import { style, styleVariants } from "@vanilla-extract/css";
import { box, cluster, stack } from "~/ui/shapes";
import { finePrint } from "~/ui/text.css";
import { colour } from "~/ui/themes/contract.css";

export const thread = style({
  ...stack("1.25rem"),
  gridTemplateColumns: "minmax(0, 1fr)",
  // Names, too, may be one long word.
  overflowWrap: "anywhere",
  alignContent: "start",
  paddingBlockEnd: "1rem",
});
export const ways = style({ ...cluster("0 1rem"), alignItems: "center", marginBlockStart: "0.25rem" });

export const messages = style(stack("0.75rem"));
export const item = style({ minInlineSize: 0 });
export const day = style([
  finePrint,
  { paddingBlock: "0.75rem 0.5rem", textAlign: "center", fontWeight: 600 },
]);
export const event = style([finePrint, { textAlign: "center" }]);

const base = style({ inlineSize: "fit-content", maxInlineSize: "min(38rem, 90%)" });

/** Told apart by their side, their frame and their name. */
export const message = styleVariants({
  own: [base, { ...box(colour.rule, "0.5rem 0.875rem"), marginInlineStart: "auto" }],
  other: [base, { paddingInlineStart: "0.875rem", borderInlineStart: `3px solid ${colour.control}` }],
});

export const edit = style({ color: colour.text });
export const composer = style(stack("0.75rem"));
export const tools = style(stack("0.75rem"));
