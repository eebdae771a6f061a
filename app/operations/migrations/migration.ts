import type { StoreTransaction } from "~/platform/ports/store";

/** A document as any release wrote it, in whichever of its shapes. */
export type StoredDocument = Readonly<Record<string, unknown>>;

/**
 * Converts a document from one version of its shape to the next: pure, shares no code with others,
 * and never changed after its release.
 */
export type Step = (document: StoredDocument) => StoredDocument;

/**
 * The history of a collection's shape. Steps use no types or constants of the product, because
 * those go on changing: each step spells out its own version.
 */
export interface Migration {
  /** From version 1 to 2, from 2 to 3 and so on. */
  steps: readonly Step[];
  /** The version of a document from before documents had version numbers, judged by its content. */
  unstamped(document: StoredDocument): number;
  /**
   * Further changes that rewriting a document needs in the same transaction: reads at once and
   * returns the writes, because all reads come before the first write. `from` is the document's old
   * version.
   */
  beside?(tx: StoreTransaction, from: number, document: StoredDocument): Promise<() => void>;
}

/** By collection. An unlisted collection has documents of version 1 only. */
export type Migrations = Readonly<Record<string, Migration>>;

/** The field with the version. The rest of the product never sees it. */
const field = "schemaVersion";

/** The newest version that this release knows of a collection's documents. */
export function versionOf(migrations: Migrations, collection: string): number {
  return 1 + (find(migrations, collection)?.steps.length ?? 0);
}

/** A document, separated from its version. */
export interface Opened {
  version: number;
  document: StoredDocument;
}

/** Separates a stored document from its version, without converting it. */
export function open(migrations: Migrations, collection: string, stored: StoredDocument): Opened {
  const { [field]: stamp, ...document } = stored;
  if (typeof stamp === "number") return { version: stamp, document };
  return { version: find(migrations, collection)?.unstamped?.(document) ?? 1, document };
}

/** The document in this release's shape. A newer release's document stays unchanged. */
export function lift(migrations: Migrations, collection: string, { version, document }: Opened): Opened {
  const steps = find(migrations, collection)?.steps.slice(version - 1) ?? [];
  return {
    version: version + steps.length,
    document: steps.reduce((lifted, step) => step(lifted), document),
  };
}

/** The document as it is stored. */
export function stamp({ version, document }: Opened): StoredDocument {
  return { ...document, [field]: version };
}

function find(migrations: Migrations, collection: string): Migration | undefined {
  return Object.hasOwn(migrations, collection) ? migrations[collection] : undefined;
}
