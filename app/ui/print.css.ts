import { type GlobalStyleRule, globalStyle } from "@vanilla-extract/css";
import { colour, tint } from "./themes/contract.css";

// On paper a page is a document: its content, in one column, black on white.

const onPaper = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { "@media": { print: rule } });

const [white, ink, grey] = ["#fff", "#000", "#444"];
const all = (names: Record<string, string>, value: string) =>
  Object.fromEntries(Object.values(names).map((name) => [name, value]));

// Overrides every theme, chosen or the system's.
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
    // On paper a field's value is text; its box, like an empty one, would invite a pen.
    [colour.control]: white,
  },
});

// Hides everything around the content, the navigation, the controls and their messages.
onPaper("main ~ *, :has(~ main), nav, search, button, summary, [role='status'], [data-print='no']", {
  display: "none !important",
});
// Otherwise Firefox moves a grid or flex line that is higher than the rest of the page to the next
// page.
onPaper("body, :has(> main), main, main > div, main > article > div, form, aside", {
  display: "block !important",
  minHeight: "0 !important",
});
// Folded content can't be opened on paper.
onPaper("details::details-content", { contentVisibility: "visible" });
onPaper("a", { textDecorationLine: "none" });
onPaper("h1, h2, h3", { breakAfter: "avoid" });
// Keep a term with its value, but not with the next term. `breakAfter: avoid` on terms would do
// that in a grid.
onPaper("li, dl > div", { breakInside: "avoid" });
