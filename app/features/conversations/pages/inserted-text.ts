/** What was typed, with a snippet below it. */
export function insertedText(typed: string, snippet: string): string {
  return typed.trim() === "" ? snippet : `${typed.trimEnd()}\n\n${snippet}`;
}
