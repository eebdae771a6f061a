import { style, styleVariants } from "@vanilla-extract/css";
import { colour } from "~/ui/themes/contract.css";
import { type } from "~/ui/type";

export const list = style({ padding: 0, borderBlockEnd: `1px solid ${colour.rule}` });

export const line = style({
  display: "grid",
  gridTemplateColumns: "1.25rem minmax(0, 1fr) auto",
  alignItems: "start",
  gap: "0.125rem 0.75rem",
  paddingBlock: "0.75rem",
  borderBlockStart: `1px solid ${colour.rule}`,
  overflowWrap: "anywhere",
});

const tones = {
  MET: colour.accent,
  NEARLY: colour.warning,
  UNKNOWN: colour.quiet,
  NOT_MET: colour.danger,
};

export const mark = styleVariants(tones, (tone) => ({ marginBlockStart: "0.1875rem", color: tone }));
export const aspect = style({ fontWeight: 600 });
export const state = styleVariants(tones, (tone) => ({
  ...type.small,
  marginBlockStart: "0.125rem",
  color: tone,
  fontWeight: 600,
}));
export const detail = style({ ...type.small, gridColumn: "2 / -1", color: colour.quiet });
