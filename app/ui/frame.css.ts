import { style } from "@vanilla-extract/css";
import { breakpoints, from } from "./breakpoints";

/** The page's width: margins that grow with the window, up to the widest screen. */
export const frame = style({
  inlineSize: "100%",
  maxInlineSize: `${breakpoints.largeDesktop}px`,
  marginInline: "auto",
  paddingInline: "1rem",
  "@media": {
    [from("mediumMobile")]: { paddingInline: "1.25rem" },
    [from("tinyDesktop")]: { paddingInline: "2.5rem" },
    [from("mediumLargeDesktop")]: { paddingInline: "4rem" },
    [from("maxScreenWidth")]: { maxInlineSize: "98rem" },
  },
});
