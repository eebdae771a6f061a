import { style } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";
import { colour } from "~/ui/themes/contract.css";
import { type } from "~/ui/type";

export const panel = style({
  marginBlockEnd: "2.5rem",
  padding: "1.25rem",
  border: `1px solid ${colour.warning}`,
  borderBlockStartWidth: "4px",
  background: colour.raised,
});

export const title = style({ ...type.heading, fontSize: "1.5rem" });
export const lede = style({ maxInlineSize: "40rem", marginBlockStart: "0.375rem" });

export const field = style({ paddingBlock: "1rem", borderBlockEnd: `1px solid ${colour.rule}` });
export const label = style({ ...type.small, fontWeight: 600 });

export const versions = style({
  display: "grid",
  gap: "0.75rem 2rem",
  marginBlockStart: "0.5rem",
  "@media": { [from("xlMobile")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const which = style({ ...type.small, color: colour.quiet });
export const text = style({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });
export const nothing = style({ color: colour.quiet, fontStyle: "italic" });

export const choice = style({
  display: "grid",
  gap: "0.75rem",
  marginBlockStart: "1.25rem",
  "@media": { [from("xlMobile")]: { display: "flex", flexWrap: "wrap" } },
});
