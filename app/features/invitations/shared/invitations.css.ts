import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";
import { cluster, ruled } from "~/ui/shapes";
import { small } from "~/ui/text.css";

/** A member, and at the end of the line what can be done. */
export const row = style({
  ...cluster("0.5rem 1rem"),
  justifyContent: "space-between",
  alignItems: "center",
  overflowWrap: "anywhere",
  ...ruled("0.75rem"),
});

/** Its state, and what there is to say about it. */
export const state = style([small, { ...cluster("0.125rem 0.625rem"), alignItems: "center" }]);

/** The same with a face before the text; the action goes below the text where there is no room. */
export const rowWithFace = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "0.75rem 1rem",
  overflowWrap: "anywhere",
  ...ruled("0.75rem"),
  "@media": { [from("xlMobile")]: { gridTemplateColumns: "auto minmax(0, 1fr) auto", alignItems: "center" } },
});
globalStyle(`${rowWithFace} > :last-child`, {
  gridColumn: 2,
  justifySelf: "start",
  "@media": { [from("xlMobile")]: { gridColumn: 3 } },
});
