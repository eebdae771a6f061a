import { style } from "@vanilla-extract/css";

/** What its state means, as wide as it reads well. */
export const state = style({ gridColumn: "1 / -1", maxInlineSize: "52rem", marginBlockStart: "0.25rem" });
