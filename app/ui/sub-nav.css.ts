import { style } from "@vanilla-extract/css";
import { from } from "./breakpoints";
import { link } from "./public-shell.css";
import { cluster } from "./shapes";

export const bar = style({
  ...cluster("0 0.5rem"),
  paddingBlockEnd: "0.25rem",
  "@media": { [from("xlMobile")]: { columnGap: "1.75rem" } },
});

/** A link of the signed-in area: five German ones are one row of a phone. */
export const place = style([
  link,
  {
    "@media": {
      [from("mediumMobile")]: { fontSize: "0.875rem" },
      [from("largeMobile")]: { fontSize: "0.9375rem" },
    },
  },
]);
