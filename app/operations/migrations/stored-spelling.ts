import { collections } from "~/collections";

/**
 * How documents spell the values of enumerations: in lower case with hyphens, as they did before
 * the rest of the product took the API's spelling (decisions/content-fields.md). The store alone
 * knows of it.
 */

/**
 * A copy of what a document of the collection holds, as it is stored. Applied twice it changes
 * nothing more.
 */
export function toStored<T>(collection: string, document: T): T {
  const paths = pathsOf.get(collection);
  return paths ? spell(structuredClone(document), paths, toStoredName) : document;
}

/** The same of some of its fields, none of which holds others: what a query asks for. */
export function toStoredFields<T extends object>(collection: string, fields: T): T {
  const paths = pathsOf.get(collection);
  return paths ? spell({ ...fields }, paths, toStoredName) : fields;
}

/**
 * The same as the product reads it. Changes the document itself, of which every page reads many:
 * nobody else may hold it.
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
