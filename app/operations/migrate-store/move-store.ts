import { copiedCollections } from "~/collections";
import { buildPages } from "~/features/search/reads/search-walks";
import { sessionsCollection } from "~/features/sign-in/auth/sessions.server";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import type { Clock } from "~/platform/ports/clock";
import type { Searches } from "~/platform/ports/search";
import type { Store } from "~/platform/ports/store";
import { appendOnlyCollections } from "~/platform/values/append-only";
import { ok, type Result, refuse } from "~/platform/values/result";
import { beginMove, countCopied, type MoveRefusal, notBegun } from "./begin-move";
import { sumAll } from "./checksum";
import { type Compared, compareStores } from "./compare-stores";
import { type CopyParts, copyCollection } from "./copy-collection";
import { inParallel } from "./in-parallel";
import { type Move, readCollectionMoves, requireMove, writeCollectionMove, writeMove } from "./move-record";
import { createRetry, type Pace, unbounded, withRetries } from "./pace";
import { count, createProgress } from "./progress";
import { noteOnClosed, readMode } from "./site-mode";
import { walk } from "./walk";

export interface MoveParts {
  from: Store;
  to: Store;
  /** Of the store that is copied to. */
  search: Searches;
  clock: Clock;
  /** How fast the second store may be written to. */
  pace: Pace;
  /** The second store’s name, which the first one records after the copy. */
  toName: string;
  /** The message to visitors during the move. */
  reason: string;
  say(line: string): void;
}

/** Collections that are copied at once. */
const AT_ONCE = 2;

/**
 * Copies a whole store to another; both are the engines' own. A run that was killed anywhere is
 * continued by the next one. Both stores are read-only from the beginning, and stay so afterwards.
 * Returns the final comparison; the next run copies differing collections again. Throws
 * `NewerDocumentsError`, `MoveOverError`, and the errors of a store in lasting trouble.
 */
export async function moveStore(given: MoveParts): Promise<Result<Compared[], MoveRefusal>> {
  const { clock, search, say } = given;
  const onTrouble = ({ name, message }: Error) => say(`${name}: ${message}. Trying again`);
  const retry = createRetry(given.pace, onTrouble);
  const [from, to] = [
    withRetries(given.from, createRetry(unbounded, onTrouble)),
    withRetries(given.to, createRetry(unbounded, onTrouble)),
  ];
  const parts = { ...given, from, to };
  const begun = await beginMove({
    ...parts,
    async countExpected() {
      const sums = await sumAll(from, copiedCollections, clock.now().toISOString());
      return Object.fromEntries([...sums].map(([collection, { documents }]) => [collection, documents]));
    },
  });
  if (!begun.ok) return begun;
  const move = begun.value;
  const copying: CopyParts = {
    ...{ from, to, move, at: clock.now().toISOString() },
    write: (documents, work) => retry(documents, () => given.to.transact(work)),
  };
  if (move.copiedAt === null) {
    say(`Read-only since ${move.closedSince}.`);
    await copyAll(parts, copying);
    await buildSearch({ to, search, move, say });
  }

  say("Comparing both stores");
  const comparing = createProgress({ total: 2 * totalOf(move) }, say);
  const compared = await compareWithEnds(copying, clock, comparing.add);
  const differing = compared.filter(({ isEqual }) => !isEqual).map(({ collection }) => collection);
  const isEqual = differing.length === 0;
  // Before the copy may be opened, so that never both can.
  const note = isEqual ? { copiedTo: given.toName, until: null } : {};
  if (!(await noteOnClosed({ store: from }, move.closedSince, note))) return refuse("source-open");
  if (move.copiedAt !== null) return ok(compared);
  // From now on no session can end in the source, so remove those from the copy that ended before.
  if (isEqual) await removeSurplus(copying, sessionsCollection);
  await to.transact(async (tx) => {
    const [existing] = await Promise.all([requireMove(tx, move), readCollectionMoves(tx, differing)]);
    for (const collection of differing) writeCollectionMove(tx, collection, notBegun);
    const copiedAt = isEqual ? clock.now().toISOString() : null;
    writeMove(tx, { ...existing, copiedAt, mayHoldMore: existing.mayHoldMore || !isEqual });
  });
  return ok(compared);
}

/** Maximal number of times that sessions are compared again because some ended meanwhile. */
const ENDS_COMPARED = 5;

/**
 * Compares both stores. Before that, while the copy isn't finished, removes sessions from it that
 * have ended since they were copied.
 */
async function compareWithEnds(
  copying: CopyParts,
  clock: Clock,
  onRead: (documents: number) => void,
): Promise<Compared[]> {
  const { from, to, move } = copying;
  if (move.copiedAt !== null) return compareStores(from, to, clock.now(), onRead);
  await removeSurplus(copying, sessionsCollection);
  let compared = await compareStores(from, to, clock.now(), onRead);
  for (let again = 0; again < ENDS_COMPARED; again += 1) {
    const differing = compared.filter(({ isEqual }) => !isEqual);
    if (differing.length !== 1 || differing[0]?.collection !== sessionsCollection) break;
    await removeSurplus(copying, sessionsCollection);
    const sessions = await compareStores(from, to, clock.now(), undefined, [sessionsCollection]);
    compared = compared.map((one) => (one.collection === sessionsCollection ? (sessions[0] ?? one) : one));
  }
  return compared;
}

async function copyAll({ from, to, clock, say }: MoveParts, copy: CopyParts): Promise<void> {
  const { mayHoldMore, closedSince } = copy.move;
  const target = (await readMode(to))?.since ?? "";
  const total = totalOf(copy.move);
  const notice = createEstimate(clock, async (until) => {
    await noteOnClosed({ store: from }, closedSince, { until });
    await noteOnClosed({ store: to }, target, { until });
  });
  const copied = await countCopied(to);
  if (copied > 0) say(`Going on after ${count(copied)} documents`);
  const progress = createProgress({ total, before: copied }, say, notice.tell);
  await inParallel(AT_ONCE, copiedCollections, (collection) =>
    copyCollection(copy, collection, progress.add),
  );
  if (mayHoldMore)
    await inParallel(AT_ONCE, copiedCollections, (collection) => removeSurplus(copy, collection));
  await notice.end();
  progress.end();
}

const totalOf = ({ expected }: Move) => Object.values(expected).reduce((sum, one) => sum + one, 0);

/** Builds the search from the copy: an engine can’t use the index of another one. */
async function buildSearch({
  to,
  search,
  move,
  say,
}: Pick<MoveParts, "to" | "search" | "say"> & { move: Move }): Promise<void> {
  say("Making the search from the copy");
  const store = createVersionedStore(to);
  const before = await search.briefs.made();
  const searchWalks = await to.transact(async (tx) => {
    const existing = await requireMove(tx, move);
    // A walk that is under way may have met documents before they were corrected.
    const walks = existing.searchWalks ?? before.walks + (before.cursor === null ? 1 : 2);
    writeMove(tx, { ...existing, searchWalks: walks });
    return walks;
  });
  for (let { walks } = before; walks < searchWalks; )
    walks = (await buildPages({ store, search }, "briefs", 1)).made.walks;
  // Begun anew by the next run, for the same reason.
  const { walks: done, cursor } = await search.members.made();
  const wanted = done + (cursor === null ? 1 : 2);
  for (let walks = done; walks < wanted; )
    walks = (await buildPages({ store, search }, "members", 1)).made.walks;
}

/** The end that visitors are told, rounded up so that it is seldom too early; in ms. */
const STEP = 300_000;

/** Writes the likely end of the move whenever it changes; one write at a time. */
function createEstimate(clock: Clock, write: (until: string) => Promise<void>) {
  let told: string | null = null;
  let writing: Promise<void> = Promise.resolve();
  return {
    tell(leftMs: number): void {
      // Both stores are read once more to compare them, and then the operator has to act.
      const end = clock.now().getTime() + 2 * leftMs + STEP / 2;
      const until = new Date(Math.ceil(end / STEP) * STEP).toISOString();
      if (until === told) return;
      told = until;
      // The move doesn’t stop because a notice lacks its time.
      writing = writing.then(() => write(until)).catch(() => {});
    },
    end: () => writing,
  };
}

/** Removes documents from the copy that were removed from the source after they were copied. */
async function removeSurplus({ from, to, write, move, at }: CopyParts, collection: string): Promise<void> {
  if (appendOnlyCollections.includes(collection)) return;
  for await (const { documents } of walk(to, collection, at)) {
    const there = await from.getMany(
      collection,
      documents.map(({ id }) => id),
    );
    const more = documents.filter((_, index) => there[index] === null);
    if (more.length === 0) continue;
    await write(more.length, async (tx) => {
      await requireMove(tx, move);
      for (const { id } of more) tx.delete(collection, id);
    });
  }
}
