import { style } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";
import { finePrint } from "~/ui/text.css";
import { colour } from "~/ui/themes/contract.css";
import { type } from "~/ui/type";

export const member = style({ overflowWrap: "anywhere" });

export const head = style({ display: "grid", gap: "0.875rem" });
export const name = style({ ...type.title, display: "flex", alignItems: "center", gap: "1rem" });
/** Beside a form the name is one heading among others. */
export const nameInPreview = style({ ...type.heading, fontSize: "1.75rem" });
export const headline = style({
  ...type.lede,
  maxInlineSize: "38rem",
  color: colour.quiet,
  textWrap: "pretty",
});

/** Words left, facts right, where there is room for both. */
export const columns = style({
  display: "grid",
  gap: "2rem",
  marginBlockStart: "2rem",
  "@media": {
    [from("smallDesktop")]: {
      gridTemplateColumns: "minmax(0, 7fr) minmax(18rem, 4fr)",
      columnGap: "clamp(3rem, 7vw, 7rem)",
      marginBlockStart: "3rem",
    },
  },
});

export const column = style({ display: "grid", gap: "1.75rem", marginBlockStart: "1.5rem" });

export const about = style({ ...type.lede });

export const texts = style({ display: "grid", alignContent: "start", gap: "2.25rem", minInlineSize: 0 });
export const facts = style({ minInlineSize: 0 });

export const partTitle = style([finePrint, { marginBlockEnd: "0.625rem", fontWeight: 400 }]);

export const people = style({ display: "grid", gap: "0.75rem" });
export const person = style({ display: "flex", alignItems: "center", gap: "0.75rem" });

export const links = style({ display: "grid" });
export const link = style({ display: "inline-block", paddingBlock: "0.625rem" });

/** When the availability was confirmed: as important as the availability itself. */
export const said = style([finePrint, { display: "block" }]);
export const stale = style([said, { color: colour.warning }]);
