import { languageNow } from "./languages";

/** With a capital at its beginning, as a line of its own has where letters have two cases. */
export function asLine(text: string): string {
  const [first = "", ...rest] = text;
  return first.toLocaleUpperCase(languageNow()) + rest.join("");
}
