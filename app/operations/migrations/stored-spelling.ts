import { collections } from "~/collections";

/**
 * How documents spell the values of enumerations: in lower case with hyphens, as they did before
 * the rest of the product took the API's spelling (decisions/content-fields.md). The store alone
 * knows of it.
 */

/**
 * What a document of the collection holds, as it is stored. Applied twice it changes nothing more.
 * Neither this nor `fromStored` changes what it is given: parts that stay are shared.
 */
export function toStored<T>(collection: string, document: T): T {
  return spell(document, pathsOf.get(collection), toStoredName);
}

/** The same as the product reads it. */
export function fromStored<T>(collection: string, document: T): T {
  return spell(document, pathsOf.get(collection), toOwnName);
}

type Spell = (name: string) => string;

const toStoredName: Spell = (name) => name.toLowerCase().replaceAll("_", "-");
const toOwnName: Spell = (name) => name.toUpperCase().replaceAll("-", "_");

const pathsOf: ReadonlyMap<string, string[][]> = new Map(
  collections
    .filter(({ enums }) => enums.length > 0)
    .map(({ name, enums }) => [name, enums.map((path) => path.split("."))]),
);

function spell<T>(document: T, paths: string[][] = [], change: Spell): T {
  return paths.reduce((spelled, path) => spellAt(spelled, path, 0, change) as T, document);
}

function spellAt(value: unknown, path: string[], at: number, change: Spell): unknown {
  if (at === path.length) return typeof value === "string" ? change(value) : value;
  if (value === null || typeof value !== "object") return value;
  const field = path[at] ?? "";
  let copy: object | null = null;
  for (const name of field === "*" ? Object.keys(value) : [field]) {
    const held: unknown = Reflect.get(value, name);
    const spelled = spellAt(held, path, at + 1, change);
    if (spelled === held) continue;
    copy ??= Array.isArray(value) ? [...value] : { ...value };
    Reflect.set(copy, name, spelled);
  }
  return copy ?? value;
}
