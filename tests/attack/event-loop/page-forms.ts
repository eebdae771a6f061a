import type { Site } from "./site";

export interface Control {
  name: string;
  /** `hidden`, `text`, `email`, `checkbox`, `textarea`, `select` …; `text` with a pattern or a mode is `typed`. */
  type: string;
  value: string;
}

export interface PageForm {
  /** Whose browser shows it; null for a visitor's. */
  by: string | null;
  method: "get" | "post";
  /** Path and query. */
  action: string;
  controls: Control[];
  /** What its buttons add, each alone. */
  buttons: [name: string, value: string][];
}

const furthest = 4;

/** Every page that links lead to, as each member and as a visitor, and every form of them; each once. */
export async function findForms(
  site: Site,
  starts: readonly string[],
): Promise<{ pages: string[]; forms: PageForm[] }> {
  const pages = new Set<string>();
  const forms = new Map<string, PageForm>();
  for (const by of [null, ...Object.keys(site.people)]) {
    const cookie = by === null ? "" : site.people[by as keyof Site["people"]].session;
    const seen = new Set<string>();
    let next = [...starts];
    for (let steps = 0; steps < furthest; steps += 1) {
      const found: string[] = [];
      for (const target of next) {
        const { pathname, searchParams } = new URL(target, site.product.origin);
        const kind = `${pathname}?${[...searchParams.keys()].sort()}`;
        // The stream of changes has no end.
        if (seen.has(kind) || pathname === "/sign-out" || pathname === "/app/live") continue;
        seen.add(kind);
        const { text } = await site.send(
          site.toBytes({ method: "GET", target, headers: [["cookie", cookie]] }),
        );
        if (!text.includes("<html")) continue;
        pages.add(target);
        for (const form of formsIn(text, target, by)) forms.set(keyOf(form), form);
        for (const [, href = ""] of text.matchAll(/<a\b[^>]* href="(\/[^"#]*)/g)) found.push(plain(href));
      }
      next = found;
    }
  }
  return { pages: [...pages], forms: [...forms.values()] };
}

function keyOf({ by, method, action, controls, buttons }: PageForm): string {
  const names = controls.map(({ name }) => name);
  return JSON.stringify([
    by,
    method,
    new URL(action, "http://x").pathname,
    [...new Set(names)],
    buttons.map(String),
  ]);
}

function formsIn(html: string, page: string, by: string | null): PageForm[] {
  return [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)].map(([, opening = "", inner = ""]) => {
    const id = attribute(opening, "id");
    const outside =
      id === null
        ? []
        : [...html.matchAll(controlTags)].filter(([, , tag = ""]) => attribute(tag, "form") === id);
    const form: PageForm = {
      by,
      method: attribute(opening, "method") === "post" ? "post" : "get",
      action: attribute(opening, "action") ?? page,
      controls: [],
      buttons: [],
    };
    for (const [, element = "", tag = "", content = ""] of [...inner.matchAll(controlTags), ...outside]) {
      const name = attribute(tag, "name");
      if (!name) continue;
      const value = element === "textarea" ? plain(content) : (attribute(tag, "value") ?? "");
      if (element === "button") form.buttons.push([name, value]);
      else form.controls.push({ name, type: typeOf(element, tag), value });
    }
    return form;
  });
}

const controlTags = /<(input|textarea|select|button)\b([^>]*)>(?:([^<]*)<\/textarea>)?/g;

function typeOf(element: string, tag: string): string {
  if (element !== "input") return element;
  const type = attribute(tag, "type") ?? "text";
  return type === "text" && (attribute(tag, "inputmode") ?? attribute(tag, "inputMode")) ? "typed" : type;
}

function attribute(tag: string, name: string): string | null {
  const found = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? null : plain(found);
}

const entities: Record<string, string> = {
  "&amp;": "&",
  "&quot;": '"',
  "&#x27;": "'",
  "&lt;": "<",
  "&gt;": ">",
};

function plain(html: string): string {
  return html.replaceAll(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => entities[entity] ?? entity);
}
