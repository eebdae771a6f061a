import type { Person } from "~/domain/profile";
import { splitEntries, toEntries, toOneLine } from "~/values/text";
import type { personRows } from "./controls";
import type { Texts } from "./kind";

/** A person as typed, tidied but not checked; one without a name has none. */
export function readPerson(texts: Texts, row: ReturnType<typeof personRows>[number]): Person {
  return {
    name: toOneLine(texts[row.name]) ?? "",
    role: toOneLine(texts[row.role]),
    languages: toEntries(splitEntries(texts[row.languages] ?? "", ",")),
  };
}
