import { style } from "@vanilla-extract/css";
import { stack } from "~/ui/shapes";

/** Below its heading. */
export const parts = style({ ...stack("0.75rem"), gridTemplateColumns: "minmax(0, 1fr)" });
