import { collections } from "~/collections";

/**
 * Documents spell the values of enumerations in lower case with hyphens, as the whole product did
 * before it adopted the API's spelling (decisions/content-fields.md). Only the store uses that
 * spelling.
 */

/**
 * The fields with such values, by collection. `*` stands for every entry of a list or an object.
 */
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

/** A copy of a document in the stored spelling. Applied twice it changes nothing more. */
export function toStored<T>(collection: string, document: T): T {
  const paths = pathsOf.get(collection);
  return paths ? spell(structuredClone(document), paths, toStoredName) : document;
}

/** The same for some of its fields without nested ones: the values of a query. */
export function toStoredFields<T extends object>(collection: string, fields: T): T {
  const paths = pathsOf.get(collection);
  return paths ? spell({ ...fields }, paths, toStoredName) : fields;
}

/**
 * Converts a document to the product's spelling. Changes the document itself, because every page
 * reads many; the caller must hold the only reference.
 */
export function fromStored<T>(collection: string, document: T): T {
  const paths = pathsOf.get(collection);
  return paths ? spell(document, paths, toOwnName) : document;
}

type Spell = (name: string) => string;

const toStoredName: Spell = (name) => name.toLowerCase().replaceAll("_", "-");
const toOwnName: Spell = (name) => name.toUpperCase().replaceAll("-", "_");

const pathsOf: ReadonlyMap<string, string[][]> = new Map(
  collections
    .filter(({ enums }) => enums.length > 0)
    .map(({ name, enums }) => [name, enums.map((path) => path.split("."))]),
);

function spell<T>(document: T, paths: string[][], change: Spell): T {
  for (const path of paths) spellAt(document, path, 0, change);
  return document;
}

function spellAt(holder: unknown, path: string[], at: number, change: Spell): void {
  if (holder === null || typeof holder !== "object") return;
  const field = path[at] ?? "";
  const names = field === "*" ? Object.keys(holder) : [field];
  for (const name of names) {
    const held: unknown = Reflect.get(holder, name);
    if (at < path.length - 1) spellAt(held, path, at + 1, change);
    else if (typeof held === "string") Reflect.set(holder, name, change(held));
  }
}
