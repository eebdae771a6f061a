import { style } from "@vanilla-extract/css";
import { buttonRow } from "~/ui/button.css";
import { columns } from "~/ui/columns.css";
import { box, ruled, stack } from "~/ui/shapes";
import { colour } from "~/ui/themes/contract.css";

export const layout = style([columns, { marginBlockStart: "2rem", paddingBlockEnd: "2.5rem" }]);

// The other moves: each a line that is tall enough for a thumb.
export const moves = style({ borderBlockStart: `1px solid ${colour.rule}`, paddingBlock: "0.5rem" });

/** What ends a brief. */
export const ending = style([buttonRow, { ...ruled("1.25rem 1.5rem") }]);

export const asking = style({
  maxInlineSize: "48rem",
  ...stack("1.25rem"),
  marginBlockStart: "1.25rem",
  ...box(colour.control, "1.5rem"),
  borderBlockStart: `4px solid ${colour.accent}`,
});

export const askForm = style(stack("1.5rem"));

export const missingLink = style({ display: "inline-block", paddingBlock: "0.625rem" });
