import { style } from "@vanilla-extract/css";
import { ruled } from "./shapes";
import { type } from "./type";

export const panel = style({ ...ruled("1.5rem 2.5rem") });

export const heading = style({ ...type.heading, marginBlockEnd: "1.25rem" });
export const marked = style({ display: "flex", alignItems: "center", gap: "1rem" });

/** The next step at the end of a panel. */
export const action = style({ marginBlockStart: "1.25rem" });
