/**
 * The same JSON without unpaired surrogates: UTF-8 can't encode them, and Firestore refuses them.
 * JSON writes them as escapes, so most texts need only a quick look.
 */
export function toWellFormedJson(json: string): string {
  if (!json.includes("\\ud")) return json;
  return JSON.stringify(
    JSON.parse(json, (_name, value: unknown) =>
      typeof value === "string" ? Buffer.from(value).toString() : value,
    ),
  );
}
