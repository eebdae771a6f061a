import { style } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";
import { buttonRow } from "~/ui/button.css";
import { columns } from "~/ui/columns.css";
import { box, ruled, stack } from "~/ui/shapes";
import { colour } from "~/ui/themes/contract.css";

export const layout = style([
  columns,
  { columnGap: "clamp(3rem, 6vw, 6rem)", marginBlockStart: "2rem", paddingBlockEnd: "2.5rem" },
]);

export const stepActions = style({
  ...stack("0.75rem"),
  marginBlockStart: "0.75rem",
  "@media": { [from("xlMobile")]: { justifyItems: "start" } },
});

// The other moves: each a line that is tall enough for a thumb.
export const moves = style({ borderBlockStart: `1px solid ${colour.rule}`, paddingBlock: "0.5rem" });

/** What ends a brief. */
export const ending = style([buttonRow, { ...ruled("1.25rem 1.5rem") }]);

export const asking = style({
  ...stack("1.25rem"),
  marginBlockStart: "1.25rem",
  ...box(colour.control, "1.5rem"),
  borderBlockStart: `4px solid ${colour.accent}`,
});

export const askText = style({ maxInlineSize: "40rem" });
export const askForm = style({ display: "grid", gap: "1.5rem", maxInlineSize: "42rem" });

export const missing = style({ marginBlockStart: "0.25rem" });
export const missingLink = style({ display: "inline-block", paddingBlock: "0.625rem" });
