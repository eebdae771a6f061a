import { style } from "@vanilla-extract/css";
import { stack } from "~/ui/shapes";

export const form = style({ ...stack("0.75rem"), maxInlineSize: "42rem", paddingBlock: "0.5rem" });
