import { style } from "@vanilla-extract/css";
import { from } from "./breakpoints";
import { frame } from "./frame.css";
import { wordTarget } from "./link.css";
import { cluster } from "./shapes";
import { colour } from "./themes/contract.css";
import { type } from "./type";

export const page = style({ display: "flex", flexDirection: "column", flexGrow: 1 });

export const header = style({ borderBlockEnd: `1px solid ${colour.rule}` });

// Phone: wordmark and "Sign in" on one line unless the text is too large for it, the three public
// links on the next. Desktop: one line.
export const bar = style([
  frame,
  {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    alignItems: "center",
    "@media": {
      [from("tinyDesktop")]: {
        display: "grid",
        gridTemplateColumns: "1fr auto auto",
        columnGap: "2rem",
        paddingBlock: "0.875rem",
      },
    },
  },
]);

export const wordmark = style({
  fontFamily: type.title.fontFamily,
  fontSize: "1.625rem",
  fontWeight: 600,
  lineHeight: 1.1,
  letterSpacing: "-0.03em",
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "2.75rem",
  justifySelf: "start",
  marginBlockStart: "0.25rem",
  color: colour.text,
  textDecoration: "none",
  "@media": { [from("tinyDesktop")]: { marginBlockStart: 0 } },
});

export const nav = style({ display: "contents" });

export const doors = style({
  order: 1,
  inlineSize: "100%",
  ...cluster("0 clamp(0.875rem, 5vw, 1.75rem)"),
  "@media": { [from("tinyDesktop")]: { order: 0, inlineSize: "auto" } },
});

export const link = style([
  wordTarget,
  {
    ...type.small,
    position: "relative",
    color: colour.quiet,
    fontSize: "0.875rem",
    fontWeight: 500,
    whiteSpace: "nowrap",
    "@media": { [from("mediumMobile")]: { fontSize: "0.9375rem" } },
    selectors: {
      "&:hover, &[aria-current]": { color: colour.text },
      "&[aria-current]::after": {
        content: "",
        position: "absolute",
        insetInline: 0,
        insetBlockEnd: "0.5rem",
        // A border, not a fill: it survives forced colours.
        borderBlockEnd: `2px solid ${colour.accent}`,
      },
    },
  },
]);

export const login = style([link, { color: colour.text }]);

export const main = style([frame, { flexGrow: 1 }]);
