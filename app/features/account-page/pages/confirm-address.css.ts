import { style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gap: "1rem", inlineSize: "100%", maxInlineSize: "28rem" });
