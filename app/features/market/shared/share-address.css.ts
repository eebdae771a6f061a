import { style } from "@vanilla-extract/css";
import { cluster, stack } from "~/ui/shapes";

export const share = style({ ...stack("0.25rem"), maxInlineSize: "42rem" });
/** The field takes what the button leaves. */
export const line = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", gap: "0.5rem" });
export const ways = style(cluster("0 1.5rem"));
