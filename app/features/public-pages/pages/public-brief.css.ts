import { style } from "@vanilla-extract/css";
import { stack } from "~/ui/shapes";

export const hirer = style({ marginBlockEnd: "1.25rem" });
export const form = style(stack("1rem"));
