import { style } from "@vanilla-extract/css";
import { quiet } from "~/ui/text.css";

/** A sentence between the heading of a part and what is in it. */
export const lede = style([quiet, { maxInlineSize: "42rem", marginBlockEnd: "1rem" }]);
