import { style } from "@vanilla-extract/css";

export const page = style({ maxInlineSize: "42rem", paddingBlockEnd: "4rem" });
