import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";
import { control as anyControl, select as anySelect } from "~/ui/field.css";
import { small } from "~/ui/text.css";
import { colour } from "~/ui/themes/contract.css";

/** Where the filters stand beside the search: there is room, and the browser can show what a <details> holds while it is closed. */
const unfolded = from("mediumDesktop");
const canUnfold = "selector(::details-content)";

export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "end",
  gap: "0 0.75rem",
  paddingBlockEnd: "0.5rem",
  "@supports": {
    [canUnfold]: {
      "@media": {
        [unfolded]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 4.4fr)", paddingBlockEnd: "1rem" },
      },
    },
  },
});

export const field = style({ minInlineSize: 0 });

const low = { minBlockSize: "2.75rem", paddingBlock: "0.4375rem", fontSize: "1rem" };
export const control = style([anyControl, low]);
export const select = style([anySelect, low, { textOverflow: "ellipsis" }]);

const hiddenOnceUnfolded = {
  "@supports": { [canUnfold]: { "@media": { [unfolded]: { display: "none" } } } },
} as const;

export const whileFolded = style(hiddenOnceUnfolded);

export const fold = style({
  gridColumn: "1 / -1",
  "@supports": { [canUnfold]: { "@media": { [unfolded]: { gridColumn: "auto" } } } },
});

/** The line that opens the filters. */
export const foldLine = style([
  hiddenOnceUnfolded,
  // A list item, so that the browser's own arrow says whether it is open.
  {
    display: "list-item",
    inlineSize: "fit-content",
    listStylePosition: "inside",
    paddingBlock: "0.625rem",
    cursor: "pointer",
    fontWeight: 500,
  },
]);

export const filters = style({
  display: "grid",
  alignItems: "end",
  gap: "0.75rem",
  paddingBlockEnd: "0.75rem",
  "@media": {
    [from("xlMobile")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [from("smallDesktop")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
  "@supports": {
    [canUnfold]: {
      "@media": {
        [unfolded]: {
          gridAutoFlow: "column",
          gridTemplateColumns: "none",
          gridAutoColumns: "minmax(0, 1fr)",
          paddingBlockEnd: 0,
        },
      },
    },
  },
});

globalStyle(`${fold}::details-content`, {
  "@media": { [unfolded]: { display: "contents", contentVisibility: "visible" } },
});

export const about = style([small, { color: colour.quiet, paddingBlockEnd: "0.5rem" }]);
globalStyle(`${about} a`, { paddingBlock: "0.8125rem" });
