import { createHash } from "node:crypto";
import type { StoreReads } from "~/platform/ports/store";
import { inParallel } from "./in-parallel";
import { walk } from "./walk";

/**
 * A checksum of a collection by which two stores can be compared, in whichever order they list it.
 */
export interface Sum {
  documents: number;
  /** Of the ids and contents: the sum of each document's SHA-256, cut to 128 bits. */
  content: string;
  /** The same of the ids and versions. */
  versions: string;
}

/** The number of collections that are read at once. */
const AT_ONCE = 4;

/**
 * Reads all documents that haven't expired by `at`, page by page. `onRead` gets the number of
 * documents on each page.
 */
export async function sumAll(
  store: StoreReads,
  collections: readonly string[],
  at: string,
  onRead: (documents: number) => void = () => {},
): Promise<Map<string, Sum>> {
  const sums = new Map<string, Sum>();
  await inParallel(AT_ONCE, collections, async (collection) => {
    sums.set(collection, await sumOne(store, collection, at, onRead));
  });
  return sums;
}

async function sumOne(
  store: StoreReads,
  collection: string,
  at: string,
  onRead: (documents: number) => void,
): Promise<Sum> {
  const [content, versions] = [createSum(), createSum()];
  let count = 0;
  for await (const { documents } of walk(store, collection, at)) {
    for (const { id, version, text } of documents) {
      content.add(id, text);
      versions.add(id, String(version));
    }
    count += documents.length;
    onRead(documents.length);
  }
  return { documents: count, content: content.text(), versions: versions.text() };
}

const modulus = 1n << 128n;

/** A sum instead of an exclusive or, in which two equal documents would cancel each other. */
function createSum() {
  let sum = 0n;
  return {
    add(id: string, text: string): void {
      // No id contains the separator (a slash, which every engine refuses).
      const hash = createHash("sha256").update(`${id}/${text}`).digest();
      sum = (sum + (hash.readBigUInt64BE(0) << 64n) + hash.readBigUInt64BE(8)) % modulus;
    },
    text: () => sum.toString(16).padStart(32, "0"),
  };
}
