import { style } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";
import { colour } from "~/ui/themes/contract.css";

// Buttons fill the line on a phone, where a thumb looks for them.
export const actions = style({
  display: "grid",
  gap: "0.75rem",
  marginBlockStart: "2rem",
  "@media": { [from("xlMobile")]: { display: "flex", flexWrap: "wrap" } },
});

/** What is not filled in: told from what is. */
export const gap = style({ color: colour.quiet });

/** The next step at the end of a panel. */
export const panelAction = style({ marginBlockStart: "1.25rem" });
