import { style } from "@vanilla-extract/css";
import { ruled, stack } from "~/ui/shapes";

export const form = style({ ...stack("1.25rem"), maxInlineSize: "42rem", paddingBlockStart: "0.5rem" });
/** A brief to choose. */
export const choice = style({ ...ruled("0.25rem"), overflowWrap: "anywhere" });
