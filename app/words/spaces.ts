/**
 * Spaces that Intl makes narrow in some languages and runtimes, as wide as those of the catalogue.
 */
export function settleSpaces(formatted: string): string {
  return formatted.replace(/\u2009/g, " ").replace(/\u202f/g, "\u00a0");
}
