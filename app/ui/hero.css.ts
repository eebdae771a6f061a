import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { from } from "./breakpoints";
import { box, corner } from "./shapes";
import { finePrint } from "./text.css";
import { colour } from "./themes/contract.css";
import { type } from "./type";

const ground = createVar();
const ink = createVar();

const around = { marginBlock: "0.5rem 1.5rem" } as const;

/** On the accent. Paper and forced colours have no grounds: a frame remains. */
export const hero = style({
  vars: { [ground]: colour.accent, [ink]: colour.onAccent },
  ...around,
  border: "1px solid transparent",
  borderRadius: corner,
  background: ground,
  "@media": {
    print: {
      vars: { [ground]: colour.canvas, [ink]: colour.text },
      borderColor: colour.rule,
      background: "none",
    },
  },
});

/** Nothing is to do: a card. */
export const quiet = style({ ...around, ...box(colour.rule, "0"), borderRadius: corner });

export const parts = style({
  display: "grid",
  gap: "1rem 1.5rem",
  alignItems: "center",
  padding: "1.25rem min(1rem, 4vw)",
  overflowWrap: "anywhere",
  "@media": {
    [from("tinyDesktop")]: {
      // A button with a long name leaves the words their room.
      gridTemplateColumns: "auto minmax(0, 1fr) fit-content(40%)",
      padding: "1.75rem 2rem",
    },
  },
});

/**
 * The theme turned inside out, for all that stands on the accent: a primary button is full in the
 * colour of the words.
 */
const turned = style({
  vars: {
    [colour.canvas]: ground,
    [colour.raised]: ground,
    [colour.text]: ink,
    [colour.quiet]: ink,
    [colour.rule]: ink,
    [colour.control]: ink,
    [colour.accent]: ink,
    [colour.accentHover]: ink,
    [colour.accentActive]: ink,
    [colour.onAccent]: ground,
    [colour.focus]: ink,
  },
  color: ink,
});
export const inside = `${parts} ${turned}`;

/** An icon nearly as large as a face; a phone has no room for it. */
export const icon = style({
  display: "none",
  placeContent: "center",
  inlineSize: "4rem",
  blockSize: "4rem",
  border: "1px solid currentColor",
  borderRadius: "50%",
  "@media": { [from("tinyDesktop")]: { display: "grid" } },
});
globalStyle(`${icon} > svg`, { inlineSize: "1.75rem", blockSize: "1.75rem" });

export const words = style({ minInlineSize: 0, "@media": { [from("tinyDesktop")]: { gridColumn: 2 } } });
export const above = style([finePrint, { fontWeight: 600 }]);
export const title = style({
  ...type.heading,
  marginBlock: "0.125rem 0.25rem",
  fontSize: "clamp(1.5rem, 1.2rem + 1.2vw, 2rem)",
});
export const text = style({ maxInlineSize: "42rem" });

/** What can be done: one button, and at most one more. */
export const action = style({
  display: "grid",
  gap: "0.5rem",
  "@media": { [from("tinyDesktop")]: { gridColumn: 3 } },
});
