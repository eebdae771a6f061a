import { style } from "@vanilla-extract/css";

/** A link among small words that is still as high as a thumb. */
export const cardLink = style({ display: "inline-flex", alignItems: "center", minBlockSize: "2.75rem" });
