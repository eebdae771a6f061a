import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { scrolls } from "~/features/market/shared/list-beside.css";
import { tall } from "~/ui/breakpoints";
import { box, cluster, stack } from "~/ui/shapes";
import { finePrint, heading } from "~/ui/text.css";
import { colour } from "~/ui/themes/contract.css";
import { oneLine } from "./inbox.css";

/** The other member and the tools. A name may be one long word, too. */
export const head = style({
  position: "relative",
  ...cluster("0 0.75rem"),
  alignItems: "center",
  paddingBlock: "0.75rem 0.5rem",
  borderBlockEnd: `1px solid ${colour.rule}`,
  overflowWrap: "anywhere",
});
export const ways = style([
  finePrint,
  { ...cluster("0 1rem"), flexBasis: "100%", minInlineSize: 0, alignItems: "center" },
]);
export const title = style([heading, { flex: "1 1 0" }]);
/** One line, cut off where it is too long. */
export const about = style([
  oneLine,
  {
    flex: "1 1 10rem",
    maxInlineSize: "max-content",
    lineHeight: "2.75rem",
    textDecoration: "none",
  },
]);

/** The menu, which opens over the page, the row of Send too. */
export const menu = style({
  position: "absolute",
  insetBlockStart: "100%",
  insetInlineEnd: 0,
  zIndex: 2,
  inlineSize: "min(100%, 26rem)",
  ...box(colour.control, "1rem"),
  ...stack("0.75rem"),
});

export const snippetChoice = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 24rem) max-content",
  gap: "0.25rem 0.75rem",
  alignItems: "center",
});
globalStyle(`${snippetChoice} > label`, { gridColumn: "1 / -1" });

export const snooze = style({ ...stack("0.75rem"), justifyItems: "start" });

/** Opens scrolled to its end, without scripts, too, and stays there as messages come. */
export const text = style([
  scrolls,
  { display: "flex", flexDirection: "column-reverse", overflowAnchor: "none", overflowWrap: "anywhere" },
]);
export const thread = style({
  ...stack("1rem"),
  gridTemplateColumns: "minmax(0, 1fr)",
  marginBlock: "auto 1rem",
});

export const messages = style(stack("0.75rem"));
export const item = style({ minInlineSize: 0 });
/** A message below another of the same author. */
export const follows = style([item, { marginBlockStart: "-0.5rem" }]);
export const event = style([finePrint, { textAlign: "center" }]);
export const day = style([event, { paddingBlock: "0.75rem 0.5rem", fontWeight: 600 }]);
/** The line above the unread messages. */
export const fresh = style({
  display: "flex",
  alignItems: "center",
  gap: "0.75rem",
  color: colour.accent,
  fontWeight: 600,
  selectors: { "&::after": { content: "", flexGrow: 1, borderBlockStart: "1px solid" } },
});

const base = style({ display: "flex", flexWrap: "wrap", alignItems: "end", columnGap: "0.5rem" });

/** The two authors' messages differ by side, frame and name. */
export const message = styleVariants({
  own: [base, { flexDirection: "row-reverse" }],
  other: [base],
});
const said = style({ maxInlineSize: "min(38rem, 100% - 3.5rem)" });
export const bubble = styleVariants({
  own: [said, box(colour.rule, "0.5625rem 0.875rem")],
  // As wide as a long message, so that the tools of all messages form one column.
  other: [
    said,
    { flexGrow: 1, padding: "0.5625rem 0.875rem", borderInlineStart: `3px solid ${colour.control}` },
  ],
});

/** What else can be done with a message. */
export const more = style({ display: "flex", flexDirection: "column" });

export const composer = style({ ...stack("0.5rem"), overflowWrap: "anywhere" });
/** While a file is dragged over the page. */
export const takesDrop = style([
  composer,
  { outline: `2px dashed ${colour.accent}`, outlineOffset: "0.25rem" },
]);
/** In sight while files make the form higher than its pane. A low window scrolls as a page. */
export const send = style({
  ...cluster("0.25rem 0.75rem"),
  alignItems: "center",
  "@media": {
    [`screen and ${tall}`]: {
      position: "sticky",
      // Covers the padding at the end of the pane, through which the files would show.
      insetBlockEnd: "-1rem",
      zIndex: 1,
      marginBlockEnd: "-1rem",
      paddingBlock: "0.5rem 1rem",
      background: colour.canvas,
    },
  },
});
// One or two lines high until more is typed.
globalStyle(`${composer} textarea`, { minBlockSize: "4rem", maxBlockSize: "30dvh" });
