import { formatterOf } from "./formats";
import { inOurOrder, isolate } from "./isolate";

const choices = /* @__PURE__ */ formatterOf(
  (language) => new Intl.ListFormat(language, { type: "disjunction" }),
);

/** "TypeScript, React, or Go". */
export function formatChoice(items: readonly string[]): string {
  return inOurOrder(choices().format(items.map(isolate)));
}

const lists = /* @__PURE__ */ formatterOf((language) => new Intl.ListFormat(language, { type: "unit" }));

/** "3 new, 1 accepted"; "" for none. */
export function formatList(items: readonly string[]): string {
  return inOurOrder(lists().format(items.map(isolate)));
}

/** The same in parts, for items that are elements: each item, and what stands between two. */
export function partsOfList(items: readonly string[]) {
  return lists().formatToParts(items);
}
