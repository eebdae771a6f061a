import { style } from "@vanilla-extract/css";
import { small } from "~/ui/text.css";
import { colour } from "~/ui/themes/contract.css";

/** The controls stay on the grid of their form, and the band has a row of its own. */
export const box = style({ display: "contents" });

export const band = style([
  small,
  {
    gridColumn: "1 / -1",
    marginBlockStart: "-0.75rem",
    paddingInlineStart: "0.75rem",
    borderInlineStart: `3px solid ${colour.accent}`,
    color: colour.text,
    fontVariantNumeric: "tabular-nums",
    textWrap: "pretty",
  },
]);
