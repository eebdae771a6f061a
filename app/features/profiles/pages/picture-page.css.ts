import { style } from "@vanilla-extract/css";

export const now = style({ display: "flex", alignItems: "center", gap: "1rem", marginBlock: "1.5rem" });
export const form = style({ display: "grid", gap: "1.25rem", maxInlineSize: "36rem" });
export const file = style({ maxInlineSize: "100%", paddingBlock: "0.75rem" });
