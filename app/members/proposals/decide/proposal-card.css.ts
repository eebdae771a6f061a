import { style } from "@vanilla-extract/css";
import { touchTarget } from "~/ui/link.css";
import { cluster, ruled, stack } from "~/ui/shapes";
import { heading, small } from "~/ui/text.css";
import { colour } from "~/ui/themes/contract.css";

export const card = style({
  ...stack("0.875rem"),
  alignContent: "start",
  ...ruled("1.25rem 1.5rem"),
  overflowWrap: "anywhere",
});

export const head = style({
  ...cluster("0.25rem 1rem"),
  justifyContent: "space-between",
  alignItems: "start",
});

export const name = style([heading, { fontSize: "1.375rem" }]);

export const link = style({
  display: "inline-block",
  paddingBlock: "0.625rem",
  color: colour.text,
  textDecorationColor: colour.control,
  selectors: { "&:hover": { color: colour.accent } },
});

export const pick = style([touchTarget, small, { gap: "0.5rem", cursor: "pointer" }]);

export const box = style({
  inlineSize: "1.25rem",
  blockSize: "1.25rem",
  margin: 0,
  accentColor: colour.accent,
});
