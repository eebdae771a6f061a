import type { ContentField, ContentFields, ContentOf } from "./field";

/** Content with every field empty. */
export function emptyContent<Fields extends ContentFields>(fields: Fields): ContentOf<Fields> {
  return mapFields(fields, (_name, { initial }) => initial);
}

/** The fields in which two pieces of content differ. */
export function changedFields<Fields extends ContentFields>(
  fields: Fields,
  a: ContentOf<Fields>,
  b: ContentOf<Fields>,
): (keyof Fields & string)[] {
  return Object.keys(fields).filter((name) => !isSame(a[name], b[name]));
}

/** Whether two pieces of content are equal. */
export function isSameContent<Fields extends ContentFields>(
  fields: Fields,
  a: ContentOf<Fields>,
  b: ContentOf<Fields>,
): boolean {
  return Object.keys(fields).every((name) => isSame(a[name], b[name]));
}

/** The initial content of a copy. */
export function copyContent<Fields extends ContentFields>(
  fields: Fields,
  from: ContentOf<Fields>,
): ContentOf<Fields> {
  return mapFields(fields, (name, { copied, initial }) => (copied === false ? initial : from[name]));
}

/** The content fields of an object. */
export function pickContent<Fields extends ContentFields>(
  fields: Fields,
  from: ContentOf<Fields>,
): ContentOf<Fields> {
  return mapFields(fields, (name) => from[name]);
}

/** Content made field by field. */
export function mapFields<Fields extends ContentFields>(
  fields: Fields,
  // biome-ignore lint/suspicious/noExplicitAny: each field has a value of its own kind
  toValue: (name: string, field: ContentField) => any,
): ContentOf<Fields> {
  const entries = Object.entries(fields).map(([name, field]) => [name, toValue(name, field)]);
  return Object.fromEntries(entries) as ContentOf<Fields>;
}

/** The GraphQL resolvers of a type's content fields, whose parent holds a document. */
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
  return a === b || toComparable(a) === toComparable(b);
}

function toComparable(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
