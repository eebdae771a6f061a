/** "Up to 2,000". */
export function upTo(most: number): string {
  return `Up to ${most.toLocaleString("en")}`;
}

/** The hint of a list in one line. */
export function separatedByCommas(most: number): string {
  return `${upTo(most)}, separated by commas.`;
}
