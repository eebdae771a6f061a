import { style, styleVariants } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";
import { touchTarget } from "~/ui/link.css";
import { cluster } from "~/ui/shapes";
import { finePrint, heading, quiet } from "~/ui/text.css";
import { colour } from "~/ui/themes/contract.css";
import { type } from "~/ui/type";

const wide = from("smallDesktop");

const tabbed = style({ marginBlockStart: "1.5rem" });
const onPhone = style({ "@media": { [wide]: { display: "none" } } });

// Columns have headings of their own.
export const nav = styleVariants({ list: [tabbed], auto: [tabbed, onPhone], columns: { display: "none" } });

export const tabs = style({ ...cluster("0 1.5rem"), borderBlockEnd: `1px solid ${colour.rule}` });

export const tab = style([
  touchTarget,
  {
    gap: "0.4375rem",
    marginBlockEnd: "-1px",
    borderBlockEnd: "2px solid transparent",
    color: colour.quiet,
    textDecoration: "none",
    selectors: {
      "&:hover": { color: colour.text },
      "&[aria-current]": { borderBlockEndColor: colour.accent, color: colour.text, fontWeight: 600 },
    },
  },
]);

export const count = style([quiet, { fontVariantNumeric: "tabular-nums", fontWeight: 400 }]);

export const others = style([finePrint, { marginBlock: "0.75rem 1.25rem" }]);
export const other = style({ display: "inline-block", paddingBlock: "0.6875rem" });
export const otherOnPhone = style([other, onPhone]);
export const otherOnDesktop = style([
  other,
  { display: "none", "@media": { [wide]: { display: "inline-block" } } },
]);

const columns = style({
  "@media": {
    [wide]: {
      display: "grid",
      gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
      gap: "2rem",
      alignItems: "start",
    },
  },
});

/** `auto`: nobody said which; a phone shows one state, a wide screen all. */
export const board = styleVariants({ list: {}, columns: [columns], auto: [columns] });

export const column = style({ paddingBlockEnd: "2rem" });
export const otherColumn = styleVariants({
  list: [column],
  columns: [column],
  auto: [column, { display: "none", "@media": { [wide]: { display: "block" } } }],
});

export const columnTitle = style([heading, { paddingBlockEnd: "0.875rem" }]);
export const none = style([quiet, { paddingBlock: "1rem", borderBlockStart: `1px solid ${colour.rule}` }]);
export const more = style({ paddingBlockStart: "0.5rem" });

// Always in reach, however long the list is.
export const compare = style({
  ...type.small,
  position: "sticky",
  insetBlockEnd: 0,
  ...cluster("0.5rem 1.5rem"),
  justifyContent: "space-between",
  alignItems: "center",
  paddingBlock: "0.75rem",
  borderBlockStart: `1px solid ${colour.control}`,
  background: colour.canvas,
});

// Beside its button on a phone, above it once the text is much larger.
export const compareWords = style({ flex: "1 1 9rem" });
