import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";
import { cluster, ruled, stack } from "~/ui/shapes";
import { finePrint, heading, small, strong } from "~/ui/text.css";
import { colour } from "~/ui/themes/contract.css";
import { type } from "~/ui/type";

// On a phone a sticky bar with the save state and the check, then the form; side by side where
// there is room.
export const layout = style({
  ...stack("1.75rem"),
  paddingBlockEnd: "4rem",
  "@media": {
    [from("smallDesktop")]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(17rem, 22rem)",
      columnGap: "clamp(3rem, 6vw, 6rem)",
      alignItems: "start",
    },
  },
});

// In sight while a long form is filled in: a bar on a phone, with room beside the form.
export const aside = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 1,
  display: "grid",
  gridTemplateColumns: "1fr auto",
  alignItems: "center",
  columnGap: "1rem",
  minInlineSize: 0,
  borderBlockEnd: `1px solid ${colour.rule}`,
  background: colour.canvas,
  "@media": {
    [from("smallDesktop")]: {
      display: "block",
      gridColumn: 2,
      paddingBlock: "0.625rem",
      borderBlockEnd: "none",
    },
  },
});

const canShowFolded = "selector(::details-content)";

/**
 * The check: folded in the bar, open beside the form. Browsers that can't style that leave it
 * folded.
 */
export const check = style({
  gridColumn: 2,
  // Open, it takes the bar's whole width.
  selectors: { "&[open]": { gridColumn: "1 / -1" } },
  "@supports": {
    [canShowFolded]: {
      "@media": {
        [from("smallDesktop")]: {
          selectors: { "&::details-content": { contentVisibility: "visible", blockSize: "auto" } },
        },
      },
    },
  },
});

export const checkSummary = style([
  small,
  strong,
  {
    display: "list-item",
    listStylePosition: "inside",
    paddingBlock: "0.75rem",
    cursor: "pointer",
    "@supports": { [canShowFolded]: { "@media": { [from("smallDesktop")]: { display: "none" } } } },
  },
]);

export const checkContent = style({
  maxBlockSize: "60dvh",
  overflowY: "auto",
  paddingBlockEnd: "1.25rem",
  "@media": {
    [from("smallDesktop")]: { maxBlockSize: "calc(100dvh - 5rem)", marginBlockStart: "1.25rem" },
  },
});

export const form = style({
  ...stack("2.5rem"),
  minInlineSize: 0,
  "@media": { [from("smallDesktop")]: { gridColumn: 1, gridRow: 1 } },
});

export const pasteTitle = style([strong, { cursor: "pointer" }]);
export const pasteContent = style({ ...stack("1rem"), marginBlockStart: "1rem" });

export const examples = style([cluster("0 1.25rem"), { alignItems: "center" }]);
// "Data" is narrower than a thumb.
globalStyle(`${examples} > button`, { minInlineSize: "2.75rem" });

/** Of a field: its name, and beside it what was found, where there is room. */
export const foundGroup = style({
  display: "grid",
  gap: "0.25rem 1rem",
  marginBlockEnd: "0.75rem",
  "@media": {
    [from("tinyDesktop")]: { gridTemplateColumns: "9rem minmax(0, 1fr)", alignItems: "baseline" },
  },
});
// A legend that floats is laid out as any other child.
export const foundLabel = style([small, strong, { float: "left" }]);
export const foundLines = style(cluster("0.5rem"));

/** A chip to tick: as tall as a thumb. */
export const foundLine = style({
  ...type.small,
  display: "inline-grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: "0.5rem",
  minBlockSize: "2.75rem",
  padding: "0.625rem 0.75rem",
  border: `1px solid ${colour.control}`,
  borderRadius: "2px",
  overflowWrap: "anywhere",
  cursor: "pointer",
  selectors: { "&:has(:checked)": { borderColor: colour.accent } },
});

// Shown only for workplaces that people have to come to.
const isRemote = `${form}:not(:has(option:is([value="HYBRID"], [value="ONSITE"]):checked))`;
export const place = style({ selectors: { [`${isRemote} &`]: { display: "none" } } });

export const end = style({
  // A link to the field scrolls it to the middle of the page.
  scrollMarginBlockStart: "40dvh",
});

export const note = style([finePrint, { maxInlineSize: "36rem", marginBlockStart: "1rem" }]);

export const checkTitle = style([heading, { fontSize: "1.5rem" }]);
export const checkLede = style([finePrint, { marginBlock: "0.75rem 0.5rem" }]);
export const checkList = style({ borderBlockEnd: `1px solid ${colour.rule}` });

// The whole line is the link's target, both name and reason.
export const checkLink = style({
  ...type.small,
  ...ruled("0.625rem"),
  display: "grid",
  color: colour.text,
  textDecoration: "none",
  selectors: { "&:hover": { color: colour.accent } },
});
