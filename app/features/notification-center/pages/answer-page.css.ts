import { style } from "@vanilla-extract/css";
import { stack } from "~/ui/shapes";

/** Several buttons of one weight: one below the other, as wide as the longest may be. */
export const oneOf = style({ ...stack("0.5rem"), maxInlineSize: "28rem" });
