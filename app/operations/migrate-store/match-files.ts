import type { FileListed, Files } from "~/platform/ports/files";
import type { Retry } from "./pace";

/** A key, and which of two places of files have it. */
export interface Matched {
  key: string;
  isHere: boolean;
  isThere: boolean;
}

/** Keys that are listed at once. */
const PAGE = 500;

/**
 * Every key of two places of files, each once and in order, page by page. What is written to the
 * second place meanwhile under keys that were given isn't met again.
 */
export async function* matchFiles(from: Files, to: Files, retry: Retry): AsyncGenerator<Matched, void> {
  const [here, there] = [keysOf(from, retry), keysOf(to, retry)];
  let [own, other] = [await here.next(), await there.next()];
  while (!own.done || !other.done) {
    const ownKey = own.done ? null : own.value;
    const otherKey = other.done ? null : other.value;
    const isHere = ownKey !== null && (otherKey === null || ownKey <= otherKey);
    const isThere = otherKey !== null && (ownKey === null || otherKey <= ownKey);
    const key = isHere ? ownKey : (otherKey ?? "");
    // The next pages are read before this key is given, so before anything is written for it.
    if (isHere) own = await here.next();
    if (isThere) other = await there.next();
    yield { key, isHere, isThere };
  }
}

async function* keysOf(files: Files, retry: Retry): AsyncGenerator<string, void> {
  let after: string | null = null;
  for (;;) {
    const start: string | null = after;
    const page: FileListed[] = await retry(0, () => files.list(start, PAGE));
    for (const { key } of page) yield key;
    after = page.at(-1)?.key ?? null;
    if (page.length < PAGE) return;
  }
}
