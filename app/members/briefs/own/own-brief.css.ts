import { style } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";
import { colour } from "~/ui/themes/contract.css";
import { type } from "~/ui/type";

// What to do next comes first on a phone, and stands beside the text on a desk.
export const layout = style({
  display: "grid",
  gap: "0 clamp(3rem, 6vw, 6rem)",
  alignItems: "start",
  marginBlockStart: "2rem",
  paddingBlockEnd: "2.5rem",
  overflowWrap: "anywhere",
  "@media": {
    [from("smallDesktop")]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(19rem, 24rem)",
      gridTemplateAreas: '"text side"',
    },
  },
});

export const text = style({
  minInlineSize: 0,
  "@media": { [from("smallDesktop")]: { gridArea: "text" } },
});

export const side = style({
  minInlineSize: 0,
  paddingBlockEnd: "2rem",
  "@media": { [from("smallDesktop")]: { gridArea: "side" } },
});

export const step = style({
  display: "grid",
  gap: "0.5rem",
  paddingBlock: "1.5rem",
  borderBlockStart: `2px solid ${colour.accent}`,
});

export const stepTitle = style({ ...type.heading });

export const stepActions = style({
  display: "grid",
  gap: "0.75rem",
  marginBlockStart: "0.75rem",
  "@media": { [from("xlMobile")]: { justifyItems: "start" } },
});

// The other moves: each a line that is tall enough for a thumb.
export const moves = style({
  padding: 0,
  borderBlockStart: `1px solid ${colour.rule}`,
  paddingBlock: "0.5rem",
});
export const asking = style({
  display: "grid",
  gap: "1.25rem",
  marginBlockStart: "1.25rem",
  padding: "1.5rem",
  border: `1px solid ${colour.control}`,
  borderBlockStart: `4px solid ${colour.accent}`,
  background: colour.raised,
});

export const askTitle = style({ ...type.heading });
export const askText = style({ maxInlineSize: "40rem" });

export const askActions = style({
  display: "grid",
  gap: "0.75rem",
  "@media": { [from("xlMobile")]: { display: "flex", flexWrap: "wrap" } },
});

export const askForm = style({ display: "grid", gap: "1.5rem", maxInlineSize: "42rem" });

export const history = style({ padding: 0 });
export const event = style({
  display: "grid",
  gap: "0 2rem",
  paddingBlock: "0.625rem",
  borderBlockStart: `1px solid ${colour.rule}`,
  "@media": { [from("xlMobile")]: { gridTemplateColumns: "14rem 1fr" } },
});
export const time = style({ ...type.small, color: colour.quiet });
export const missing = style({ padding: 0, marginBlockStart: "0.25rem" });
export const missingLink = style({ display: "inline-block", paddingBlock: "0.5625rem" });
