import { style } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";
import { stack } from "~/ui/shapes";

export const stepActions = style({
  ...stack("0.5rem 1.5rem"),
  marginBlockStart: "0.75rem",
  "@media": { [from("xlMobile")]: { display: "flex", flexWrap: "wrap", alignItems: "center" } },
});
