import { globalStyle } from "@vanilla-extract/css";
import "./themes/themes.css";
import "./print.css";
import { colour } from "./themes/contract.css";
import { type } from "./type";

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });
globalStyle("body, h1, h2, h3, p, ul, ol, dl, dd, figure, fieldset, legend", {
  margin: 0,
  padding: 0,
  border: 0,
});
globalStyle("fieldset", { minInlineSize: 0 });
globalStyle("html", {
  WebkitTextSizeAdjust: "100%",
  textSizeAdjust: "100%",
  scrollPaddingBlock: "1.5rem",
  scrollbarColor: `${colour.control} ${colour.canvas}`,
  background: colour.canvas,
});
globalStyle("body", {
  ...type.body,
  // The offline notice stands below the page, not over it.
  display: "flex",
  flexDirection: "column",
  minHeight: "100dvh",
  background: colour.canvas,
  color: colour.text,
  overflowWrap: "break-word",
  // The space of the sans is so narrow that "Review 1 proposal" was read as two words.
  wordSpacing: "0.06em",
  fontSynthesis: "none",
  textRendering: "optimizeLegibility",
  WebkitFontSmoothing: "antialiased",
});
globalStyle("h1, h2, h3, button, input, select, textarea", { font: "inherit", letterSpacing: "inherit" });
globalStyle("button, input, select, textarea", { color: "inherit" });
globalStyle("ul[class], ol[class]", { listStyle: "none" });
globalStyle("svg", { display: "block", flexShrink: 0 });
globalStyle("html[dir=rtl] [data-turns]", { transform: "scaleX(-1)" });
// Letters that are joined aren't spaced, and their font has a space of its own.
globalStyle("html[dir=rtl] *", { letterSpacing: "normal", wordSpacing: "normal" });
// What a member wrote begins where the page's lines do, whatever its own direction is.
globalStyle(":where([dir=auto]:not(input, textarea))", {
  textAlign: ["-webkit-match-parent", "match-parent"],
});
globalStyle("a", {
  color: colour.accent,
  textDecorationThickness: "1px",
  textUnderlineOffset: "0.22em",
});
globalStyle("a:hover", { color: colour.text });
globalStyle("::selection", { background: colour.accent, color: colour.onAccent });

// The focus ring is an outline: it survives forced colours and is never clipped by a fill.
globalStyle(":root :focus-visible", { outline: `2px solid ${colour.focus}`, outlineOffset: "3px" });
globalStyle(":root [tabindex='-1']:focus", { outline: "none" });

globalStyle("*, *::before, *::after", {
  "@media": {
    "(prefers-reduced-motion: reduce)": {
      animationDuration: "1ms !important",
      animationIterationCount: "1 !important",
      // None at all: even a short transition would run for every property of every element, each
      // waiting for its parent's.
      transition: "none !important",
      scrollBehavior: "auto",
    },
  },
});
