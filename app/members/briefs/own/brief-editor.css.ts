import { style, styleVariants } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";
import { ruled, stack } from "~/ui/shapes";
import { finePrint, heading } from "~/ui/text.css";
import { colour } from "~/ui/themes/contract.css";
import { type } from "~/ui/type";

// On a phone: what was saved, the form, the check. Beside each other where there is room.
export const layout = style({
  ...stack("1.75rem"),
  paddingBlockEnd: "4rem",
  "@media": {
    [from("smallDesktop")]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(17rem, 22rem)",
      gridTemplateRows: "auto 1fr",
      columnGap: "clamp(3rem, 6vw, 6rem)",
      alignItems: "start",
    },
  },
});

// In sight while a long form is filled in.
export const savedPlace = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 1,
  paddingBlock: "0.625rem",
  borderBlockEnd: `1px solid ${colour.rule}`,
  background: colour.canvas,
  "@media": {
    [from("smallDesktop")]: { gridColumn: 2, gridRow: 1 },
  },
});

export const form = style({
  ...stack("2.5rem"),
  minInlineSize: 0,
  "@media": { [from("smallDesktop")]: { gridColumn: 1, gridRow: "1 / 3" } },
});

export const aside = style({
  minInlineSize: 0,
  "@media": {
    [from("smallDesktop")]: {
      gridColumn: 2,
      gridRow: 2,
      position: "sticky",
      insetBlockStart: "4rem",
      maxBlockSize: "calc(100dvh - 5rem)",
      overflowY: "auto",
    },
  },
});

export const end = style({
  paddingBlockStart: "1.75rem",
  borderBlockStart: `1px solid ${colour.rule}`,
});

export const note = style([finePrint, { maxInlineSize: "36rem", marginBlockStart: "1rem" }]);

export const checkTitle = style([heading, { fontSize: "1.5rem" }]);
export const checkLede = style([finePrint, { marginBlock: "0.25rem 0.75rem" }]);
export const checkList = style({ borderBlockEnd: `1px solid ${colour.rule}` });

export const checkLine = style({
  ...type.small,
  display: "grid",
  gridTemplateColumns: "1.25rem minmax(0, 1fr)",
  columnGap: "0.75rem",
  ...ruled("0.5rem"),
});

// An empty circle: whole for what is needed, dashed for what is good to have.
const circle = style({
  inlineSize: "1rem",
  blockSize: "1rem",
  marginBlockStart: "0.4375rem",
  borderWidth: "2px",
  borderRadius: "50%",
});

export const checkMark = styleVariants({
  open: [circle, { borderStyle: "solid", borderColor: colour.warning }],
  wish: [circle, { borderStyle: "dashed", borderColor: colour.control }],
});

export const checkDone = style([finePrint, { marginBlockStart: "0.75rem" }]);

// The whole line is the target.
export const checkLink = style({ display: "block", paddingBlock: "0.25rem", color: colour.text });

/** A form of a few fields. */
export const narrowForm = style({ ...stack("1.75rem"), maxInlineSize: "42rem", paddingBlockEnd: "4rem" });
