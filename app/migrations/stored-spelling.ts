/**
 * How documents spell the values of enumerations: in lower case with hyphens, as they did before the rest of
 * the product took the API's spelling (decision 0059). The store alone knows of it.
 */

/** By collection, the fields that hold such a value. `*` is whatever a list or an object holds. */
export const enumerated: Readonly<Record<string, readonly string[]>> = {
  accounts: ["kind", "status", "settings.notify.*", "events.*.event"],
  addressChanges: ["state"],
  attempts: ["draft.kind"],
  audit: ["act", "reason"],
  briefs: ["status", "closeReason", "workplace", "openTo", "contractType", "budget.unit", "events.*.event"],
  conversations: ["kind"],
  profiles: ["visibility", "availability", "rate.unit"],
  proposals: ["kind", "status", "formerStatus", "declineReason", "rate.unit", "events.*.event"],
  reports: ["about", "reason", "outcome.decision"],
  questions: ["status"],
  sessions: ["claims.kind"],
  site: ["mode"],
  threads: ["kind", "last.event"],
};

/** What a document of the collection holds, as it is stored. Applied twice it changes nothing more. */
export function toStored<T>(collection: string, document: T): T {
  return spell(collection, document, (name) => name.toLowerCase().replaceAll("_", "-"));
}

/** The same as the product reads it. */
export function fromStored<T>(collection: string, document: T): T {
  return spell(collection, document, (name) => name.toUpperCase().replaceAll("-", "_"));
}

type Spell = (name: string) => string;

function spell<T>(collection: string, document: T, change: Spell): T {
  const paths = Object.hasOwn(enumerated, collection) ? (enumerated[collection] ?? []) : [];
  return paths.reduce((changed, path) => at(changed, path.split("."), change) as T, document);
}

function at(value: unknown, [field, ...rest]: readonly string[], change: Spell): unknown {
  if (field === undefined) return typeof value === "string" ? change(value) : value;
  if (value === null || typeof value !== "object") return value;
  if (field !== "*") {
    const held: unknown = Reflect.get(value, field);
    return held === undefined ? value : { ...value, [field]: at(held, rest, change) };
  }
  if (Array.isArray(value)) return value.map((one) => at(one, rest, change));
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, at(held, rest, change)]));
}
