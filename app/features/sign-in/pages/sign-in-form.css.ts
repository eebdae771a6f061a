import { style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gap: "1.5rem" });
// A long address must not push a narrow page sideways.
export const address = style({ overflowWrap: "anywhere" });
