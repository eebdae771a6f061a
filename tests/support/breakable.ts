/** A text as it is typed: with the spaces and dashes that keep its ranges in one line as plain ones. */
export function breakable(text: string): string {
  return text.replaceAll("\u00a0", " ").replaceAll("\u2060", "");
}
