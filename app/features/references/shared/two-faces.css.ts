import { globalStyle, style } from "@vanilla-extract/css";
import { colour } from "~/ui/themes/contract.css";

/** The second lies on the edge of the first, apart by the ground of the page. */
export const faces = style({ display: "flex" });
globalStyle(`${faces} > * + *`, {
  marginInlineStart: "-0.75rem",
  boxShadow: `0 0 0 3px ${colour.canvas}`,
});
