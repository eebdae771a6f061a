import { style } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";

export const form = style({ display: "grid", gap: "1.5rem" });
// Full width on a phone, within easy reach.
export const actions = style({
  display: "grid",
  gap: "0.75rem",
  "@media": { [from("xlMobile")]: { display: "flex", flexWrap: "wrap" } },
});
// A long address must not push a narrow page sideways.
export const address = style({ overflowWrap: "anywhere" });
