import type { StoreTransaction } from "./store";

/** A document as a release wrote it, in whichever of its shapes. */
export type StoredDocument = Readonly<Record<string, unknown>>;

/**
 * Lifts a document from one version of its shape to the next: pure, sharing nothing with others,
 * and left alone once it was released.
 */
export type Step = (document: StoredDocument) => StoredDocument;

/**
 * How the documents of a collection came to look as they do. Steps name no type or constant of the
 * product, which go on changing: each says in full what its version was.
 */
export interface Migration {
  /** From version 1 to 2, from 2 to 3 and so on. */
  steps: readonly Step[];
  /**
   * The version of a document from before documents carried theirs, told by what it holds. 1 where
   * it isn't said.
   */
  unstamped?(document: StoredDocument): number;
  /**
   * What the rewriting of a document changes beside it, in the same transaction: reads at once and
   * answers the writes, because all reads come before the first write. `from` is the version that
   * it had.
   */
  beside?(tx: StoreTransaction, from: number, document: StoredDocument, id: string): Promise<() => void>;
}

/**
 * What the store, the copy, the account's end and the halves have to know
 * (docs/adding-a-collection.md).
 */
interface Entry<Name extends string, Field extends string, Document> extends Partial<Migration> {
  name: Name;
  /**
   * What of it is kept about a member. It goes with the account, and into the member's file as
   * `exported` shows it, or leaves it out by null. "apart": app/features/leaving has rules of its
   * own for it. Null: nothing, or nothing to show.
   */
  ofMember:
    | null
    | "apart"
    /** The document whose id is the member's. */
    | { id: "uid"; exported: Exported<Document> }
    /** All whose field holds the member's id, in the order of an index. It is declared by this. */
    | {
        field: Field;
        sortedBy: Field | `-${Field}`;
        exported: Exported<Document>;
        others?: "stay";
      };
  /**
   * Whether a document is forgotten from its `expiresAt` on, ISO 8601 UTC: a sweep and a policy of
   * Firestore remove it.
   */
  expires?: boolean;
  /**
   * Authentication reads and writes it while a page waits: a web half shares it with its API
   * (decisions/processes.md).
   */
  shared?: boolean;
  /** Where a store is dumped: "stays" says something of its own store. */
  inCopy?: "copied" | "stays";
  /**
   * Fields in their order, `-` before one that falls, `[]` after a list that is asked for one of
   * its members.
   */
  indexes?: readonly (readonly (Field | `-${Field}` | `${Field}[]`)[])[];
  /** Long ones that nothing is asked by, so that Firestore indexes them in vain. */
  unindexed?: readonly Field[];
  /**
   * Paths of enumerations, which are stored in lower case (decisions/content-fields.md). `*` is
   * whatever a list or an object holds.
   */
  enums?: readonly string[];
}

type Exported<Document> = null | "apart" | ((document: Document) => object | null);
type FieldOf<Document> = Document extends unknown ? keyof Document & string : never;
type MemberField<Document> = Extract<FieldOf<Document>, "uid" | `${string}Uid`>;

/**
 * A document that names other members, too, outlives their accounts: its entry says so by `others`,
 * and the privacy page by a line of domain/what-stays.ts. What has to go with them is "apart".
 */
interface OthersAnswered<Document> {
  ofMember:
    | null
    | "apart"
    | { id: "uid" }
    | {
        [Own in FieldOf<Document>]: { field: Own } & ([Exclude<MemberField<Document>, Own>] extends [never]
          ? { others?: undefined }
          : { others: "stay" });
      }[FieldOf<Document>];
}

/** A collection of the store, as `collection` declares it. */
export interface Collection<Name extends string = string, Document = unknown>
  extends Readonly<Required<Omit<Entry<Name, string, never>, "beside">>>,
    Pick<Migration, "beside"> {
  /** For types alone: what each document is. */
  readonly holds?: Document;
}

/** Declares a collection beside the type of its documents; app/collections.ts lists them all. */
export const collection =
  <Document extends object>() =>
  <const Name extends string>(
    entry: Entry<Name, FieldOf<Document>, Document> &
      OthersAnswered<Document> &
      ("expiresAt" extends keyof Document ? { expires: boolean } : { expires?: false }),
  ): Collection<Name, Document> => ({
    expires: false,
    shared: false,
    inCopy: "copied",
    indexes: [],
    unindexed: [],
    enums: [],
    steps: [],
    unstamped: () => 1,
    ...entry,
  });
