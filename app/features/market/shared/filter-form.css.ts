import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";
import { select as anySelect } from "~/ui/field.css";
import { disclosure } from "~/ui/second-thought.css";
import { cluster } from "~/ui/shapes";
import { small } from "~/ui/text.css";
import { colour } from "~/ui/themes/contract.css";

/**
 * The filters stand beside the search where there is room, and the browser can show what a closed
 * <details> holds.
 */
const wide = from("mediumDesktop");
const unfolded = <Rules>(rules: Rules) => ({
  "@supports": { "selector(::details-content)": { "@media": { [wide]: rules } } },
});

export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "end",
  gap: "0 0.75rem",
  paddingBlockEnd: "0.5rem",
  ...unfolded({ gridTemplateColumns: "minmax(0, 1.7fr) minmax(0, 5fr)", paddingBlockEnd: "1rem" }),
});

/** More filters than fit beside the search stay folded there, and open below it. */
export const formOfMany = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "end",
  gap: "0 0.75rem",
  paddingBlockEnd: "0.5rem",
  "@media": { [wide]: { gridTemplateColumns: "minmax(0, 1fr) auto auto", paddingBlockEnd: "1rem" } },
});

export const foldOfMany = style({
  gridColumn: "1 / -1",
  "@media": { [wide]: { selectors: { "&:not([open])": { gridColumn: "auto" } } } },
});

export const whileFolded = style(unfolded({ display: "none" }));

export const fold = style({ gridColumn: "1 / -1", ...unfolded({ gridColumn: "auto" }) });

export const foldLine = style([disclosure, unfolded({ display: "none" })]);

globalStyle(`${fold}::details-content`, {
  "@media": { [wide]: { display: "contents", contentVisibility: "visible" } },
});

export const filters = style({
  display: "grid",
  alignItems: "end",
  gap: "0.75rem",
  paddingBlockEnd: "0.75rem",
  "@media": {
    [from("mediumMobile")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [from("tinyDesktop")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
  ...unfolded({ display: "flex", paddingBlockEnd: 0 }),
});

export const manyFilters = style({
  display: "grid",
  alignItems: "end",
  gap: "0.75rem",
  paddingBlockEnd: "0.75rem",
  "@media": {
    [from("mediumMobile")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [from("tinyDesktop")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    [wide]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
  },
});

export const field = style({ flex: "1 1 0", minInlineSize: 0 });

/** Before the order, which shares the next line of a phone with the button. */
export const wholeLine = style({ gridColumn: "1 / -1", "@media": { [wide]: { gridColumn: "auto" } } });
globalStyle(`${formOfMany}:has(> ${wholeLine})`, {
  rowGap: "0.5rem",
  "@media": { [wide]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 20rem) auto auto" } },
});

export const select = style([anySelect, { textOverflow: "ellipsis" }]);

/** The orders of a list, after what they are. The targets of links reach into the space around. */
export const orders = style([
  small,
  { ...cluster("0 1.25rem"), alignItems: "center", marginBlock: "-0.625rem", color: colour.quiet },
]);

/** A link here stands alone, so it gets a touch target of 44 px without moving the lines. */
export const about = style([small, { color: colour.quiet, paddingBlockEnd: "0.5rem" }]);
globalStyle(`${about} a`, { paddingBlock: "0.8125rem" });
