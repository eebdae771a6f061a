import { style } from "@vanilla-extract/css";

/** The meaning of its state, at a readable width. */
export const state = style({ gridColumn: "1 / -1", maxInlineSize: "52rem", marginBlockStart: "0.25rem" });
