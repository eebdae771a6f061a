import { style } from "@vanilla-extract/css";
import { frame } from "~/ui/frame.css";
import { colour } from "~/ui/themes/contract.css";

export const page = style([frame, { paddingBlock: "3rem" }]);
export const choices = style({ display: "flex", flexWrap: "wrap", gap: "1rem 2rem", alignItems: "end" });
export const component = style({
  display: "grid",
  gap: "1rem 2rem",
  paddingBlock: "1.5rem",
  borderBlockStart: `1px solid ${colour.rule}`,
  gridTemplateColumns: "minmax(0, 1fr)",
  overflowWrap: "anywhere",
});
export const name = style({ fontSize: "1rem", margin: 0 });
export const states = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "1.5rem",
  margin: 0,
});
export const state = style({ color: colour.quiet, marginBlockEnd: "0.5rem" });
export const shown = style({ margin: 0 });
export const mail = style({ whiteSpace: "pre-wrap", overflowWrap: "anywhere", marginBlock: "0.75rem" });
