import { LRUCache } from "lru-cache";
import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import { Zone } from "~/shell/format/reader-times";
import { anyMember, PageMember } from "~/ui/form";
import { languageNow } from "~/words/languages";
import type { RenderItem } from "./items";

/** Characters of the items kept, with what they were rendered from: two bytes each at most. */
const most = 8_000_000;

/**
 * Renders items of lists, and keeps what came of each: an item's HTML follows from its properties
 * and from its reader's language and time zone, and these are what it is found by. So members see
 * the same row of a brief rendered once, and nothing has to be told of a change.
 */
export function keepItems(): RenderItem {
  const kept = new LRUCache<string, string>({
    maxSize: most,
    sizeCalculation: (html, key) => key.length + html.length,
  });
  const numbers = new WeakMap<object, number>();
  let components = 0;

  function numberOf(component: object): number {
    const known = numbers.get(component);
    if (known !== undefined) return known;
    numbers.set(component, components);
    return components++;
  }

  return (Item, props, zone) => {
    const key = JSON.stringify([numberOf(Item), languageNow(), zone, props]);
    const known = kept.get(key);
    if (known !== undefined) return known;
    mustBePlain(props);
    const html = render(createElement(Item as ComponentType<object>, props), zone);
    kept.set(key, html);
    return html;
  };
}

/** @throws TypeError for an item with an id that React made: it would be the same in all of them */
function render(item: JSX.Element, zone: string | null): string {
  const html = renderToString(
    createElement(
      Zone.Provider,
      { value: zone },
      createElement(PageMember.Provider, { value: anyMember }, item),
    ),
  );
  // Searching also makes one string of the many that React has joined.
  if (idOfReact.test(html)) throw new TypeError("An item of a list has an id made by React");
  return html;
}

const idOfReact = /":R[0-9a-z]*:"/;

/**
 * What JSON leaves out would not be in the key: one reader would get another's item.
 *
 * @throws TypeError
 */
function mustBePlain(value: unknown): void {
  const isLeftOut =
    ["function", "symbol", "bigint"].includes(typeof value) ||
    (typeof value === "number" && !Number.isFinite(value));
  const isObject = typeof value === "object" && value !== null;
  if (isLeftOut || (isObject && !isRecordOrList(value)))
    throw new TypeError("An item of a list has a property that JSON doesn’t carry");
  if (isObject) for (const one of Object.values(value)) mustBePlain(one);
}

function isRecordOrList(value: object): boolean {
  if (Array.isArray(value)) return true;
  const isRecord = [Object.prototype, null].includes(Object.getPrototypeOf(value));
  return isRecord && !("$$typeof" in value);
}
