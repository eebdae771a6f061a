/**
 * The same JSON without halves of character pairs, as UTF-8 has it: it knows none, and Firestore refuses whatever
 * holds one. JSON writes them as escapes, so most texts are seen through at once.
 */
export function toWellFormedJson(json: string): string {
  if (!json.includes("\\ud")) return json;
  return JSON.stringify(
    JSON.parse(json, (_name, value: unknown) =>
      typeof value === "string" ? Buffer.from(value).toString() : value,
    ),
  );
}
