/**
 * Background colours for initials. `ink` has a contrast of 7:1 on each, so they are the same in
 * every theme.
 */
export const grounds = [
  "#f4b9ad",
  "#f3c38e",
  "#e6cf7a",
  "#c6d884",
  "#9fdc9c",
  "#8ddcc0",
  "#8fd8e0",
  "#9fcdf2",
  "#b5c3f6",
  "#cdbaf4",
  "#e6b4e6",
  "#f4b4cd",
] as const;

export const ink = "#17130f";

/** The background of a member: always the same for the same id. */
export function groundOf(uid: string): number {
  // FNV-1a, so that similar ids don't get the same colour.
  let hash = 0x811c9dc5;
  for (let at = 0; at < uid.length; at += 1) hash = Math.imul(hash ^ uid.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % grounds.length;
}

/**
 * The first letters of a name's first and last word; "?" if there is none. Arabic ones are those
 * after the article, and don't join. A name that is in Arabic and in another script has the letters
 * of the one that comes first.
 */
export function initialsOf(name: string): string {
  const words = name
    .split(/[\s·/–-]+/u)
    .flatMap((word) => word.replace(/^ال(?=\p{L}{2})/u, "").match(/[\p{L}\p{N}]/u)?.[0] ?? []);
  const [first = "?"] = words;
  const isArabic = (letter: string) => /\p{Script=Arabic}/u.test(letter);
  const last = words.slice(1).findLast((letter) => isArabic(letter) === isArabic(first)) ?? "";
  return `${first}${isArabic(first) && last ? "\u200c" : ""}${last}`.toUpperCase();
}
