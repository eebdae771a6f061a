import { style } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";
import { touchTarget } from "~/ui/link.css";
import { stack } from "~/ui/shapes";
import { finePrint } from "~/ui/text.css";
import { colour } from "~/ui/themes/contract.css";
import { type } from "~/ui/type";

export const title = style([finePrint, { marginBlockEnd: "0.75rem" }]);

/** A phone has a picture beside its words; there is room for three above theirs. */
export const works = style({
  ...stack("1rem"),
  padding: 0,
  listStyle: "none",
  "@media": { [from("tinyDesktop")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});

export const work = style({
  display: "grid",
  gridTemplateColumns: "min(8rem, 40%) minmax(0, 1fr)",
  gap: "0.5rem 0.875rem",
  alignItems: "center",
  overflowWrap: "anywhere",
  "@media": {
    [from("tinyDesktop")]: { gridTemplateColumns: "minmax(0, 1fr)", alignContent: "start" },
  },
});

export const cover = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: "8 / 5",
  objectFit: "cover",
  borderRadius: "4px",
  background: colour.rule,
});

export const about = style({ ...stack("0.125rem"), minInlineSize: 0 });
export const figure = style({
  ...type.heading,
  fontSize: "1.1875rem",
  lineHeight: 1.15,
  color: colour.accent,
});
export const what = style([finePrint, { color: colour.text }]);
export const name = style([touchTarget, finePrint, { justifySelf: "start" }]);
