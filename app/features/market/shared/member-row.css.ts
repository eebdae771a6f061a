import { style } from "@vanilla-extract/css";
import { cluster } from "~/ui/shapes";
import { small } from "~/ui/text.css";

/** The face beside the name, as high as its touch target. */
export const name = style({ ...cluster("0 0.75rem"), flexWrap: "nowrap", alignItems: "center" });

/** Actions at the end of a row. */
export const tools = style([small, { ...cluster("0 1rem"), alignItems: "center" }]);

/** Its icon in line with the words. */
export const fresh = style({ display: "inline-flex", alignItems: "center", gap: "0.25rem" });
