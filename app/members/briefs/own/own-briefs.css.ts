import { style } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";
import { colour } from "~/ui/themes/contract.css";
import { type } from "~/ui/type";

export const states = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "0.25rem 1.75rem",
  marginBlockEnd: "1.5rem",
  padding: 0,
});

export const state = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.5rem",
  minBlockSize: "2.75rem",
  borderBlockEnd: "2px solid transparent",
  color: colour.text,
  textDecoration: "none",
  selectors: {
    "&:hover": { borderBlockEndColor: colour.control },
    "&[aria-current]": { borderBlockEndColor: colour.accent, fontWeight: 600 },
  },
});

export const count = style({ ...type.small, color: colour.quiet, fontVariantNumeric: "tabular-nums" });

export const step = style({
  "@media": { [from("xlMobile")]: { marginInlineStart: "auto" } },
});

export const older = style({ paddingBlock: "2rem 3rem" });
