import { style } from "@vanilla-extract/css";
import { stack } from "~/ui/shapes";
import { colour } from "~/ui/themes/contract.css";

export const form = style({ ...stack("2.5rem"), minInlineSize: 0, maxInlineSize: "48rem" });

export const end = style({ paddingBlockStart: "1.5rem", borderBlockStart: `1px solid ${colour.rule}` });

export const remove = style({ marginBlock: "2rem" });
