import type { StoreTransaction } from "~/platform/ports/store";

/** A document as a release wrote it, in whichever of its shapes. */
export type StoredDocument = Readonly<Record<string, unknown>>;

/** Lifts a document from one version of its shape to the next: pure, sharing nothing with others, and left alone once it was released. */
export type Step = (document: StoredDocument) => StoredDocument;

/**
 * How the documents of a collection came to look as they do. Steps name no type or constant of the
 * product, which go on changing: each says in full what its version was.
 */
export interface Migration {
  /** From version 1 to 2, from 2 to 3 and so on. */
  steps: readonly Step[];
  /** The version of a document from before documents carried theirs, told by what it holds. */
  unstamped(document: StoredDocument): number;
  /**
   * What the rewriting of a document changes beside it, in the same transaction: reads at once and
   * answers the writes, because all reads come before the first write. `from` is the version that it had.
   */
  beside?(tx: StoreTransaction, from: number, document: StoredDocument): Promise<() => void>;
}

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
  return { version: find(migrations, collection)?.unstamped(document) ?? 1, document };
}

/** The document in the shape that this release knows. One that a newer release wrote stays as it is. */
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
