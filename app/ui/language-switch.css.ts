import { style } from "@vanilla-extract/css";
import { cluster } from "./shapes";
import { colour } from "./themes/contract.css";
import { type } from "./type";

export const languages = style({ ...type.small, ...cluster("0.25rem 1rem"), alignItems: "center" });

export const language = style({
  minBlockSize: "2.75rem",
  minInlineSize: "2.75rem",
  padding: 0,
  border: 0,
  background: "none",
  color: colour.accent,
  textDecoration: "underline",
  textUnderlineOffset: "0.22em",
  cursor: "pointer",
  selectors: {
    "&[aria-current]": { color: colour.text, textDecoration: "none", cursor: "default" },
    "&:hover": { color: colour.text },
  },
});
