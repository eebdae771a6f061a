import { style } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";

// Full width on a phone, within easy reach.
export const actions = style({
  display: "grid",
  gap: "0.75rem",
  marginBlockStart: "2rem",
  "@media": { [from("xlMobile")]: { display: "flex", flexWrap: "wrap" } },
});
