import { style } from "@vanilla-extract/css";
import { button } from "./button.css";
import { select } from "./field.css";
import { cluster } from "./shapes";
import { colour } from "./themes/contract.css";
import { type } from "./type";

export const picker = style({ ...type.small, ...cluster("0.5rem 0.75rem"), alignItems: "center" });

export const label = style({ color: colour.quiet });

// A smaller version of the form's select, which `&&` overrides.
export const choice = style([
  select,
  {
    inlineSize: "auto",
    selectors: { "&&": { ...type.small, minBlockSize: "2.75rem", paddingBlock: "0.375rem" } },
  },
]);

export const apply = style([
  button.secondary,
  { selectors: { "&&": { ...type.small, minBlockSize: "2.75rem", paddingBlock: "0.375rem" } } },
]);
