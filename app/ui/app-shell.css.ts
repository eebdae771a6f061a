import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "./breakpoints";
import { frame } from "./frame.css";
import { visuallyHidden } from "./hidden.css";
import { wordTarget } from "./link.css";
import { link } from "./public-shell.css";
import { cluster } from "./shapes";
import { colour } from "./themes/contract.css";
import { type } from "./type";

// Phone: wordmark and account on one line unless the text is too large for it, the places on the
// next. Desktop: one line.
export const bar = style([
  frame,
  {
    ...cluster("0 1rem"),
    justifyContent: "space-between",
    alignItems: "center",
    "@media": {
      [from("smallDesktop")]: {
        display: "grid",
        gridTemplateColumns: "auto auto minmax(min-content, 1fr)",
        columnGap: "clamp(1.5rem, 3vw, 4.5rem)",
        paddingBlock: "0.875rem",
      },
    },
  },
]);

export const account = style({
  ...type.small,
  ...cluster("0 1rem"),
  alignItems: "center",
  minInlineSize: 0,
  "@media": {
    [from("tinyDesktop")]: { flexGrow: 1, flexWrap: "nowrap", justifyContent: "flex-end" },
    [from("smallDesktop")]: { gridColumn: 3, gridRow: 1 },
  },
});

export const face = style({
  display: "none",
  "@media": { [from("tinyDesktop")]: { display: "block", marginInlineEnd: "-0.375rem" } },
});

/** The way to the profile where its place has no room. */
export const faceLink = style([wordTarget, { "@media": { [from("tinyDesktop")]: { display: "none" } } }]);
globalStyle(`${faceLink}[aria-current] > span:first-child`, {
  boxShadow: `0 0 0 2px ${colour.canvas}, 0 0 0 4px ${colour.accent}`,
});
export const besideFace = style({
  display: "none",
  "@media": { [from("tinyDesktop")]: { display: "block" } },
});

// Up to a small desktop there is room for the face alone: the name beside it is for screen readers.
export const who = style([
  visuallyHidden,
  {
    "@media": {
      [from("mediumDesktop")]: {
        position: "static",
        // Leaves the places their line, and takes what is free beside them; a longer name is cut at
        // its end.
        flex: "1 1 auto",
        inlineSize: "5rem",
        maxInlineSize: "max-content",
        blockSize: "auto",
        clipPath: "none",
        color: colour.quiet,
        textOverflow: "ellipsis",
      },
    },
  },
]);

export const signOut = style([wordTarget, { color: colour.text, whiteSpace: "nowrap" }]);

// Two words of Arabic or German would take a line of their own on a phone.
export const signOutIcon = style({
  display: "grid",
  "@media": { [from("xlMobile")]: { display: "none" } },
});
export const signOutWords = style([
  visuallyHidden,
  {
    "@media": {
      [from("xlMobile")]: { position: "static", inlineSize: "auto", blockSize: "auto", clipPath: "none" },
    },
  },
]);

export const nav = style({
  order: 1,
  inlineSize: "100%",
  "@media": {
    [from("smallDesktop")]: { inlineSize: "auto", minInlineSize: 0, gridColumn: 2, gridRow: 1 },
  },
});

export const places = style({
  // German fills the row, in the font that is shown until ours is there, too.
  ...cluster("0 0.25rem"),
  justifyContent: "space-between",
  "@media": {
    [from("xlMobile")]: { justifyContent: "flex-start", columnGap: "1.75rem" },
    // One line of a small desktop in German, too, with an administrator's place.
    [from("smallDesktop")]: { columnGap: "clamp(0.625rem, 3.2vw - 1.2rem, 1.75rem)" },
  },
});

export const unread = style({
  display: "inline-block",
  minInlineSize: "1.25rem",
  blockSize: "1.25rem",
  marginInlineStart: "0.375rem",
  paddingInline: "0.25rem",
  borderRadius: "0.625rem",
  background: colour.accent,
  color: colour.onAccent,
  fontSize: "0.75rem",
  fontWeight: 700,
  lineHeight: "1.25rem",
  textAlign: "center",
});

// On the corner of its word where five words fill the row.
export const unreadOfPlace = style([
  unread,
  {
    position: "absolute",
    // Above the words: beside this one it would touch the next.
    insetBlockStart: "-0.125rem",
    insetInlineEnd: "-0.25rem",
    minInlineSize: "1rem",
    blockSize: "1rem",
    lineHeight: "1rem",
    "@media": {
      [from("largeMobile")]: {
        position: "static",
        minInlineSize: "1.25rem",
        blockSize: "1.25rem",
        lineHeight: "1.25rem",
      },
    },
  },
]);

// As wide as a touch target, its number on the icon's corner.
export const bell = style([link, { marginInline: "-0.75rem" }]);

export const news = style([
  unread,
  { position: "absolute", insetInlineStart: "50%", insetBlockStart: "0.1875rem", marginInlineStart: 0 },
]);
