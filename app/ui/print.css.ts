import { type GlobalStyleRule, globalStyle } from "@vanilla-extract/css";
import { colour, tint } from "./themes/contract.css";

// On paper a page is a document: what it says, in one column, in ink that needs no dark ground.

const onPaper = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { "@media": { print: rule } });

const [white, ink, grey] = ["#fff", "#000", "#444"];
const all = (names: Record<string, string>, value: string) =>
  Object.fromEntries(Object.values(names).map((name) => [name, value]));

// Beats every theme, chosen or the system's.
onPaper(":root:root:root", {
  colorScheme: "light",
  fontSize: "11pt",
  vars: {
    ...all(colour, ink),
    ...all(tint, white),
    [colour.canvas]: white,
    [colour.raised]: white,
    [colour.onAccent]: white,
    [colour.quiet]: grey,
    [colour.rule]: "#bbb",
    // What is filled in is text; a box around it, or around nothing, is for a pen.
    [colour.control]: white,
  },
});

// What stands around a page, ways to other places, and what can be pressed or was just pressed.
onPaper("main ~ *, :has(~ main), nav, search, button, summary, [role='status'], [data-print='no']", {
  display: "none !important",
});
// Firefox begins a grid or a line of boxes that is higher than what is left of a page on the next one.
onPaper("body, :has(> main), main, main > div, main > article > div, form, aside", {
  display: "block !important",
  minHeight: "0 !important",
});
// What is folded away can't be opened on paper.
onPaper("details::details-content", { contentVisibility: "visible" });
onPaper("a", { textDecorationLine: "none" });
onPaper("h1, h2, h3", { breakAfter: "avoid" });
// A term with what it says; not one with the next, as terms that may not end a page do in a grid.
onPaper("li, dl > div", { breakInside: "avoid" });
