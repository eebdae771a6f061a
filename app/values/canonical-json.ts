/**
 * JSON in the one spelling of RFC 8785, with texts in NFC, so that equal content has one hash
 * whatever the order of its keys. Fractions have several spellings elsewhere, and are refused.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === "boolean") return String(value);
  if (typeof value === "string") return JSON.stringify(value.normalize("NFC"));
  if (Number.isSafeInteger(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object") throw new TypeError(`No canonical JSON: ${String(value)}`);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, part]) => `${JSON.stringify(name)}:${canonicalJson(part)}`).join(",")}}`;
}
