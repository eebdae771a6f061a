import { style } from "@vanilla-extract/css";
import { from } from "~/ui/breakpoints";
import { cluster, ruled } from "~/ui/shapes";
import { finePrint, quiet, small } from "~/ui/text.css";

export const day = style({ maxInlineSize: "52rem", marginBlock: "1.5rem" });

// What happened, and beside it when; on a phone below it.
export const told = style({
  display: "grid",
  columnGap: "1.5rem",
  ...ruled("0.25rem 0.75rem"),
  overflowWrap: "anywhere",
  "@media": { [from("tinyDesktop")]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});

/** As high as a link would be. */
export const over = style([quiet, { display: "inline-block", paddingBlock: "0.5625rem" }]);

export const side = style([finePrint, { ...cluster("0.25rem 0.75rem"), alignItems: "center" }]);

export const detail = style([small, quiet, { gridColumn: "1 / -1", maxInlineSize: "42rem" }]);
