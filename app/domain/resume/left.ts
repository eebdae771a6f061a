import { toOneLine } from "~/values/text";
import * as words from "~/words/contentResume.generated";
import { formatList } from "~/words/lists";
import { toPlainText } from "./plain-text";

/** Something of a resume that isn't taken over: what, and why. */
export interface Left {
  what: string;
  why: string;
}

/** Words of the file within ours: on one line, without what can't be seen, and short. */
export function quoted(raw: unknown): string {
  const text = toOneLine(toPlainText(String(raw).slice(0, 400)).text) ?? "";
  return words.quoted({ text: text.length > 40 ? `${[...text].slice(0, 38).join("")}…` : text });
}

/** Several of these in one line: the first, and how many more. */
export function quotedAll(all: readonly string[]): string {
  const shown = formatList(all.slice(0, 5).map(quoted));
  return all.length > 5 ? words.andMore({ names: shown, count: String(all.length - 5) }) : shown;
}

/** The first, and how many more there are; what is named twice stands once, with both reasons. */
export function fewOf(left: readonly Left[], most: number, more = words.more): Left[] {
  const each = new Map<string, Set<string>>();
  for (const { what, why } of left) each.set(what, (each.get(what) ?? new Set()).add(why));
  const all = [...each].map(([what, whys]) => ({ what, why: [...whys].join(" ") }));
  if (all.length <= most) return all;
  const rest = all.length - most + 1;
  return [...all.slice(0, most - 1), { what: more({ count: String(rest) }), why: words.likeReasons() }];
}
