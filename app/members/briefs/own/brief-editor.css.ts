import { style, styleVariants } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";
import { ruled, stack } from "~/ui/shapes";
import { finePrint, heading, small, strong } from "~/ui/text.css";
import { colour } from "~/ui/themes/contract.css";
import { type } from "~/ui/type";

// On a phone: a bar that stays, with what was saved and the check; the form. Beside each other where there is room.
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
export const bar = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 1,
  display: "grid",
  gridTemplateColumns: "1fr auto",
  alignItems: "center",
  columnGap: "1rem",
  borderBlockEnd: `1px solid ${colour.rule}`,
  background: colour.canvas,
  "@media": {
    [from("smallDesktop")]: { gridColumn: 2, gridRow: 1, paddingBlock: "0.625rem" },
  },
});

// Where there is room, the check stands beside the form.
export const barCheck = style({
  gridColumn: 2,
  "@media": { [from("smallDesktop")]: { display: "none" } },
  // Open, it takes the bar's whole width.
  selectors: { "&[open]": { gridColumn: "1 / -1" } },
});

export const barSummary = style([
  small,
  strong,
  { display: "list-item", listStylePosition: "inside", paddingBlock: "0.75rem", cursor: "pointer" },
]);

export const barContent = style({ maxBlockSize: "60dvh", overflowY: "auto", paddingBlockEnd: "1.25rem" });

export const form = style({
  ...stack("2.5rem"),
  minInlineSize: 0,
  "@media": { [from("smallDesktop")]: { gridColumn: 1, gridRow: "1 / 3" } },
});

export const aside = style({
  display: "none",
  minInlineSize: 0,
  "@media": {
    [from("smallDesktop")]: {
      display: "block",
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
  // In the middle of the page when it is led to.
  scrollMarginBlockStart: "40dvh",
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
