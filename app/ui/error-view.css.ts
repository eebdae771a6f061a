import { style } from "@vanilla-extract/css";
import { frame } from "./frame.css";
import { cluster, stack } from "./shapes";
import { colour } from "./themes/contract.css";
import { type } from "./type";

export const view = style([
  frame,
  {
    ...stack("1.25rem"),
    alignContent: "center",
    justifyItems: "start",
    minBlockSize: "100dvh",
    paddingBlock: "3rem",
  },
]);

export const title = style({ ...type.display });
export const text = style({ ...type.lede, maxInlineSize: "36rem", color: colour.quiet, textWrap: "pretty" });
export const actions = style({ ...cluster("0.75rem 1.5rem"), marginBlockStart: "1rem" });
export const reference = style({ ...type.small, color: colour.quiet });
