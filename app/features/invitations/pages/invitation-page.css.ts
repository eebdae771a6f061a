import { style } from "@vanilla-extract/css";
import { stack } from "~/ui/shapes";

export const form = style({ ...stack("1.25rem"), maxInlineSize: "42rem", paddingBlockStart: "0.5rem" });
