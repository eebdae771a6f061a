import { style } from "@vanilla-extract/css";
import { touchTarget } from "~/ui/link.css";
import { cluster } from "~/ui/shapes";
import { small } from "~/ui/text.css";
import { colour } from "~/ui/themes/contract.css";

export const active = style({
  ...cluster("0.5rem 0.75rem"),
  alignItems: "center",
  paddingBlockEnd: "0.75rem",
});

export const chip = style([
  touchTarget,
  small,
  {
    gap: "0.5rem",
    paddingInline: "0.875rem 0.625rem",
    border: `1px solid ${colour.control}`,
    borderRadius: "2px",
    color: colour.text,
    overflowWrap: "anywhere",
    selectors: { "&:hover": { borderColor: colour.text } },
  },
]);
