import { style } from "@vanilla-extract/css";
import { cluster } from "./shapes";

export const bar = style({ ...cluster("0 1.75rem"), paddingBlockEnd: "0.25rem" });
