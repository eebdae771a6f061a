import { globalStyle, style } from "@vanilla-extract/css";
import { colour } from "~/ui/themes/contract.css";

/** The second lies on the edge of the first, apart by the ground of the page. */
/** With text twice as large a phone shows one below the other. */
export const faces = style({ display: "flex", flexWrap: "wrap", paddingInlineStart: "0.75rem" });
globalStyle(`${faces} > *`, {
  marginInlineStart: "-0.75rem",
  boxShadow: `0 0 0 3px ${colour.canvas}`,
});
