import { style } from "@vanilla-extract/css";
import { from } from "./breakpoints";
import { cluster } from "./shapes";

export const bar = style({
  ...cluster("0 0.75rem"),
  paddingBlockEnd: "0.25rem",
  "@media": { [from("xlMobile")]: { columnGap: "1.75rem" } },
});
