import { style } from "@vanilla-extract/css";

/**
 * The content of <noscript> becomes elements only where scripts are off: then the button is hidden.
 */
export const press = style({ selectors: { "noscript:has(p) + &": { display: "none" } } });
