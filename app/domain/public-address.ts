import { normalize } from "~/values/text";
import { briefIdShape } from "./brief";
import { foldHandle } from "./handle";

/** Of the title, in letters and as they are sent: one of another script takes up to twelve. */
const longest = 60;
const longestSent = 230;

/**
 * The last part of the address of a public brief: the words of its title, in their script, and its
 * id, with `_` for each hyphen, so that no second read finds it.
 */
export function addressOfBrief({ id, title }: { id: string; title: string | null }): string {
  return `${wordsOf(title ?? "") || "brief"}-${id.replaceAll("-", "_")}`;
}

/** As addresses were until they had the words first: an id, two hyphens, and the title. */
const former = /^([A-Za-z0-9-]+?)--/;
const formerId = /^(?:first-[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The id in such a part, also with other words, or as it was before; null for none. */
export function idInAddress(part: string): string | null {
  const id =
    former.exec(part)?.[1] ??
    (formerId.test(part) ? part : part.slice(part.lastIndexOf("-") + 1).replaceAll("_", "-"));
  return briefIdShape.test(id) ? id : null;
}

const fits = (words: string) => words.length <= longest && encodeURIComponent(words).length <= longestSent;

/** As many words of a title as fit, joined by hyphens; of a single long one its beginning. */
function wordsOf(title: string): string {
  const shown = normalize(title, "NFKC").replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "");
  const words = (shown.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(spelled).filter(Boolean);
  let kept = "";
  for (const word of words) {
    const longer = kept === "" ? word : `${kept}-${word}`;
    if (!fits(longer)) break;
    kept = longer;
  }
  if (kept !== "") return kept;
  for (const letter of words[0] ?? "") {
    if (!fits(kept + letter)) break;
    kept += letter;
  }
  return kept;
}

/**
 * Latin letters as in a handle, without accents; those of other scripts as they are, since a mark
 * may be a letter's own there, but Arabic ones without the vowels that few write.
 */
function spelled(word: string): string {
  return /^[\p{Script=Latin}\p{M}\p{N}]+$/u.test(word)
    ? foldHandle(word)
    : word.replaceAll(/[\u0640\u064b-\u0652\u0670]/g, "");
}
