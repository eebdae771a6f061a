import { style } from "@vanilla-extract/css";

/** A link in small text, with a touch target of 44 px. */
export const cardLink = style({ display: "inline-flex", alignItems: "center", minBlockSize: "2.75rem" });
