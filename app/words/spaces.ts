/**
 * Spaces that Intl makes narrow in some languages and runtimes, as wide as those of the catalogue.
 */
export function settleSpaces(formatted: string): string {
  return formatted.replace(/\u2009/g, " ").replace(/\u202f/g, "\u00a0");
}

/**
 * A range in one line, whatever its width: "€400 – €480" isn't broken at its spaces nor after its
 * dash, where a line may end otherwise (U+2060 forbids it).
 */
export function keepRange(range: string): string {
  return range.replace(/ /g, "\u00a0").replace(/(?<=[^\s\u2060])–(?=[^\s\u2060])/g, "\u2060–\u2060");
}
