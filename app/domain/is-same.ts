/** Whether two pieces of content say the same. An object's keys may come in any order. */
export function isSame(a: unknown, b: unknown): boolean {
  return toComparable(a) === toComparable(b);
}

function toComparable(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
