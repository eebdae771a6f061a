import { style } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";

// Buttons fill the line on a phone, where a thumb looks for them.
export const actions = style({
  display: "grid",
  gap: "0.75rem",
  marginBlockStart: "2rem",
  "@media": { [from("xlMobile")]: { display: "flex", flexWrap: "wrap" } },
});
