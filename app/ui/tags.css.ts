import { style, styleVariants } from "@vanilla-extract/css";
import { finePrint } from "./text.css";
import { colour } from "./themes/contract.css";

const list = style({ display: "flex", flexWrap: "wrap", gap: "0.375rem 0.5rem" });
const tag = style({ borderRadius: "2px" });

export const tags = styleVariants({ plain: [list], small: [list] });

export const look = styleVariants({
  // As large on a public page as on a work page.
  plain: [tag, { padding: "0.1875rem 0.6875rem", border: `1px solid ${colour.control}`, fontSize: "1rem" }],
  small: [tag, finePrint, { padding: "0.125rem 0.5625rem", border: `1px solid ${colour.rule}` }],
});
