import { style } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";
import { colour } from "~/ui/themes/contract.css";
import { type } from "~/ui/type";

export const back = style({
  ...type.small,
  display: "flex",
  flexWrap: "wrap",
  columnGap: "1.75rem",
  marginBlockStart: "-0.75rem",
  paddingBlockEnd: "1rem",
});

export const columns = style({
  display: "grid",
  gap: "2rem 4rem",
  paddingBlockEnd: "3rem",
  overflowWrap: "anywhere",
  "@media": {
    [from("smallDesktop")]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(19rem, 24rem)",
      alignItems: "start",
    },
  },
});

export const side = style({
  minInlineSize: 0,
  "@media": { [from("smallDesktop")]: { position: "sticky", insetBlockStart: "1.5rem" } },
});

export const sideTitle = style({ ...type.heading, marginBlockEnd: "0.5rem" });
export const sideText = style({ ...type.small, marginBlockEnd: "1rem", color: colour.quiet });

// ── The form ────────────────────────────────────────────────────────────────────────────────────

export const form = style({ display: "grid", gap: "2rem", minInlineSize: 0 });

/** One must-have with its two questions. */
export const mustHave = style({ gridColumn: "1 / -1", display: "grid", gap: "0.75rem" });

export const saved = style({ ...type.small, maxInlineSize: "38rem", color: colour.quiet });
export const sending = style({ maxInlineSize: "40rem", textWrap: "pretty" });

/** A button and the sentence that says what it does. */
export const move = style({
  display: "grid",
  justifyItems: "start",
  gap: "0.75rem",
  marginBlockStart: "0.75rem",
});

export const end = style({
  display: "grid",
  gap: "1rem",
  paddingBlockStart: "1.5rem",
  borderBlockStart: `1px solid ${colour.rule}`,
});

export const buttons = style({
  display: "grid",
  gap: "0.75rem",
  "@media": { [from("xlMobile")]: { display: "flex", flexWrap: "wrap" } },
});

// ── As it was sent ──────────────────────────────────────────────────────────────────────────────

export const sent = style({ minInlineSize: 0 });

export const standing = style({
  display: "grid",
  gap: "0.5rem",
  paddingBlock: "1.5rem 2rem",
  borderBlockStart: `2px solid ${colour.accent}`,
});

export const state = style({ ...type.heading });
export const quiet = style({ color: colour.quiet });

export const prose = style({ maxInlineSize: "42rem", whiteSpace: "pre-wrap", textWrap: "pretty" });
export const answers = style({ display: "grid", gap: "1.25rem", padding: 0 });
export const asked = style({ fontWeight: 600 });

export const timeline = style({ padding: 0, display: "grid", gap: "0.75rem" });
export const moment = style({ ...type.small, color: colour.quiet });
