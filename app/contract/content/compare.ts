import type { ContentFields, ContentOf } from "./field";

/** The fields in which two pieces of content differ. */
export function changedFields<Fields extends ContentFields>(
  fields: Fields,
  a: ContentOf<Fields>,
  b: ContentOf<Fields>,
): (keyof Fields & string)[] {
  return Object.keys(fields).filter((name) => !isSame(a[name], b[name]));
}

/** Of all that an object has, the content alone. */
export function pickContent<Fields extends ContentFields>(
  fields: Fields,
  from: ContentOf<Fields>,
): ContentOf<Fields> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, from[name]])) as ContentOf<Fields>;
}

/** What a GraphQL type with content answers for each of its fields, where its parent holds a document. */
export function contentResolvers<Fields extends ContentFields>(fields: Fields) {
  type Resolvers = {
    [Name in keyof Fields]: (parent: { data: ContentOf<Fields> }) => ContentOf<Fields>[Name];
  };
  return Object.fromEntries(
    Object.keys(fields).map((name) => [name, ({ data }: { data: ContentOf<Fields> }) => data[name]]),
  ) as Resolvers;
}

/** An object's keys may come in any order. */
function isSame(a: unknown, b: unknown): boolean {
  return toComparable(a) === toComparable(b);
}

function toComparable(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
