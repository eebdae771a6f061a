import type { Migration, StoredDocument } from "~/platform/ports/collection";

/** By collection. One that isn't named has documents of version 1 alone. */
export type Migrations = Readonly<Record<string, Migration>>;

/** The field that carries the version. The rest of the product never sees it. */
const field = "schemaVersion";

/** The newest version that this release knows of a collection's documents. */
export function versionOf(migrations: Migrations, collection: string): number {
  return 1 + (find(migrations, collection)?.steps.length ?? 0);
}

/** A document without the version that it carries. */
export interface Opened {
  version: number;
  document: StoredDocument;
}

/** What is stored, taken apart. Nothing is lifted. */
export function open(migrations: Migrations, collection: string, stored: StoredDocument): Opened {
  const { [field]: stamp, ...document } = stored;
  if (typeof stamp === "number") return { version: stamp, document };
  return { version: find(migrations, collection)?.unstamped?.(document) ?? 1, document };
}

/**
 * The document in the shape that this release knows. One that a newer release wrote stays as it is.
 */
export function lift(migrations: Migrations, collection: string, { version, document }: Opened): Opened {
  const steps = find(migrations, collection)?.steps.slice(version - 1) ?? [];
  return {
    version: version + steps.length,
    document: steps.reduce((lifted, step) => step(lifted), document),
  };
}

/** What is stored of a document. */
export function stamp({ version, document }: Opened): StoredDocument {
  return { ...document, [field]: version };
}

function find(migrations: Migrations, collection: string): Migration | undefined {
  return Object.hasOwn(migrations, collection) ? migrations[collection] : undefined;
}
