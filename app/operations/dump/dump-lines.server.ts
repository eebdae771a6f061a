import { createReadStream } from "node:fs";
import { expiringCollections } from "~/collections";
import type { Clock } from "~/platform/ports/clock";
import type { StoredDocument } from "~/platform/ports/collection";
import type { Page, StoreReads, Versioned } from "~/platform/ports/store";
import { toWellFormedJson } from "~/values/well-formed.server";

/** A document as a release wrote it. */
export type Stored = Versioned<StoredDocument>;

/** A page's approximate limit of characters, judged by the page before. */
const PAGE_CHARACTERS = 4_000_000;
const PAGE_DOCUMENTS = 100;

/**
 * Every document of a collection by id, with its line, which is the same for equal documents.
 * Expired ones are left out, because each store may or may not have removed them yet.
 */
export async function* linesOfStore(
  store: StoreReads,
  collection: string,
  clock: Clock,
): AsyncGenerator<{ id: string; line: string }, void> {
  let after: string | null = null;
  // Assume the largest documents at first: a hundred of them would be a hundred megabytes.
  let limit = 10;
  do {
    const page: Page<StoredDocument> = await store.query({ collection, after, limit });
    let characters = 0;
    for (const { id, version, data } of page.items) {
      if (isForgotten(collection, data, clock)) continue;
      const line = canonicalText({ id, version, data });
      characters += line.length;
      yield { id, line };
    }
    after = page.next;
    limit = Math.max(1, Math.min(PAGE_DOCUMENTS, Math.floor((limit * PAGE_CHARACTERS) / (characters + 1))));
  } while (after !== null);
}

/** The lines of a file, one held at a time: Node's `readline` reads a thousand ahead. */
export async function* linesOfFile(file: string): AsyncGenerator<string, void> {
  let begun = "";
  for await (const chunk of createReadStream(file, "utf8")) {
    const lines: string[] = (begun + chunk).split("\n");
    begun = lines.pop() ?? "";
    yield* lines;
  }
  if (begun !== "") yield begun;
}

/**
 * The id of the first document by which a collection differs from its file, in content or version;
 * null if there is none. What has expired since may be missing.
 */
export async function findDifference(
  store: StoreReads,
  collection: string,
  file: string,
  clock: Clock,
): Promise<string | null> {
  const lines = linesOfFile(file);
  const isGone = (line: string) => isForgotten(collection, read(line).data, clock);
  try {
    let next = await lines.next();
    for await (const { id, line } of linesOfStore(store, collection, clock)) {
      while (!next.done && next.value !== line && isGone(next.value)) next = await lines.next();
      if (next.done || next.value !== line) return id;
      next = await lines.next();
    }
    while (!next.done && isGone(next.value)) next = await lines.next();
    return next.done ? null : read(next.value).id;
  } finally {
    await lines.return();
  }
}

const read = (line: string) => JSON.parse(line) as Stored;

function isForgotten(collection: string, { expiresAt }: StoredDocument, clock: Clock): boolean {
  if (!expiringCollections.includes(collection) || typeof expiresAt !== "string") return false;
  return expiresAt <= clock.now().toISOString();
}

/**
 * The JSON of a value with the fields of every object in one order, because engines keep them in
 * different ones; and well-formed, as it is written now, because older documents may not be.
 */
function canonicalText(value: unknown): string {
  return toWellFormedJson(
    JSON.stringify(value, (_, held: unknown) =>
      held !== null && typeof held === "object" && !Array.isArray(held) ? inOrder(held) : held,
    ),
  );
}

function inOrder(fields: object): object {
  const names = Object.keys(fields);
  if (names.every((name, at) => at === 0 || (names[at - 1] ?? "") < name)) return fields;
  return Object.fromEntries(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)));
}
