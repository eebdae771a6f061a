import { style } from "@vanilla-extract/css";

export const actions = style({ display: "flex", flexWrap: "wrap", gap: "0.75rem", marginBlockStart: "2rem" });

/** The next step at the end of a panel. */
export const panelAction = style({ marginBlockStart: "1.25rem" });

/** A sentence under a list of facts. */
export const note = style({ marginBlockStart: "1rem" });
