import { style } from "@vanilla-extract/css";
import { stack } from "~/ui/shapes";

export const page = style({ maxInlineSize: "42rem" });
export const form = style(stack("1.25rem"));
