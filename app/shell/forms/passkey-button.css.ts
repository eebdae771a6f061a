import { style } from "@vanilla-extract/css";

/** What stands in <noscript> is an element only where no script runs: then there is nothing to press. */
export const press = style({ selectors: { "noscript:has(p) + &": { display: "none" } } });
