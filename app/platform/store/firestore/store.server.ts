import type { Log } from "~/platform/ports/log";
import { type DocumentName, type Query, type Store, StoreUnavailableError } from "~/platform/ports/store";
import { checkIds } from "~/platform/store/document-limits.server";
import type { IndexFile } from "~/platform/store/index-file";
import { createIndexPlanner } from "~/platform/store/index-planner";
import { createTransact } from "~/platform/store/optimistic.server";
import { orLate, timeFor } from "~/values/deadline.server";
import { type Client, openClient } from "./client.server";
import { Conflict, commit, type Existing, holds, lookUp } from "./commit.server";
import { createDocuments, type Documents, type Source, toVersioned } from "./documents.server";
import { createDraft, type Draft } from "./draft.server";
import { createTroubleLog, FirestoreTrouble, toStoreError } from "./trouble.server";
import { createWatches } from "./watches.server";

export interface FirestoreStoreOptions {
  projectId: string;
  /**
   * The JSON of a service account's key. Without one: the machine's own credentials. Not used with
   * an emulator.
   */
  serviceAccount?: object | null;
  /** `host:port`. */
  emulatorHost?: string | null;
  /** The content of `firestore.indexes.json`. */
  indexes: IndexFile;
  /** How long a call waits for an answer before `StoreUnavailableError`, in ms. */
  patienceMs?: number;
  /** Gets trouble, once a minute at most, and its end. */
  log?: Pick<Log, "error" | "info">;
}

/** How long closing waits for calls in progress, in ms. */
const CLOSING = 2_000;

/**
 * Firestore behind the `Store` port, over the client that firebase-admin contains. It is not
 * contacted before the first call. A call whose deadline has passed may still take effect: read
 * before writing again.
 */
export function createFirestoreStore({
  indexes,
  patienceMs = 5_000,
  log,
  ...options
}: FirestoreStoreOptions): Store {
  const planner = createIndexPlanner(indexes);
  const policies = indexes.fieldOverrides.filter(({ ttl }) => ttl);
  const expiring = new Set(policies.map(({ collectionGroup }) => collectionGroup));
  const troubles = createTroubleLog(log);
  let closed = false;
  let opening: Promise<{ client: Client; documents: Documents; plain: Source }> | null = null;
  /** All requests, those with a late answer included. */
  const underWay = new Set<Promise<unknown>>();
  /** Collections in which existing documents were overwritten without being read. */
  const overwritten = new Set<string>();

  async function open() {
    const client = await openClient({ ...options, requestTimeoutMs: patienceMs });
    const { firestore } = client;
    const plain: Source = {
      all: (references) => firestore.getAll(...references),
      run: (query) => query.get(),
    };
    return { client, documents: createDocuments(client, planner, expiring), plain };
  }

  function connect() {
    // After a failure to open, such as an invalid key, the next call tries again.
    opening ??= open().catch((error) => {
      opening = null;
      throw error;
    });
    return opening;
  }

  const watches = createWatches(
    async () => (await connect()).client,
    (error) => troubles.note(toStoreError(error)),
  );

  /**
   * Returns the result of `call` if it comes in time, and converts Firestore's errors to the
   * port's.
   */
  async function attempt<R>(
    call: (opened: Awaited<ReturnType<typeof open>>, signal: AbortSignal) => Promise<R>,
  ): Promise<R> {
    if (closed) throw new StoreUnavailableError("The store is closed");
    const time = timeFor(patienceMs);
    const aborter = new AbortController();
    const asked = connect().then((opened) => call(opened, aborter.signal));
    const settled: Promise<unknown> = asked.then(
      () => underWay.delete(settled),
      () => underWay.delete(settled),
    );
    underWay.add(settled);
    try {
      const answer = await orLate(time, asked, () => {
        const late = new FirestoreTrouble("slow", new Error(`no answer within ${time} ms`));
        aborter.abort(late);
        throw late;
      });
      troubles.answered();
      return answer;
    } catch (error) {
      const failure = closed
        ? new StoreUnavailableError("The store is closed", { cause: error })
        : toStoreError(error);
      troubles.note(failure);
      throw failure;
    }
  }

  const read = <R>(ask: (documents: Documents, source: Source) => Promise<R>) =>
    attempt(({ documents, plain }) => ask(documents, plain));

  /** False if something that the work read has changed since. */
  async function finish(draft: Draft, worked: boolean): Promise<boolean> {
    const writes = worked ? draft.written() : [];
    if (writes.length === 0)
      return draft.reads() < 2 || attempt(({ client, documents }) => holds(client, documents, draft));
    const unread = writes.filter(
      ({ collection, id, text }) => text !== null && draft.seen(collection, id) === undefined,
    );
    const areNew = !unread.some(({ collection }) => overwritten.has(collection));
    if (areNew && (await tryCommit(draft, new Map()))) return true;
    if (unread.length === 0) return false;
    const existing = await attempt(({ documents, plain }) => lookUp(documents, plain, unread));
    for (const [{ collection }, found] of existing) if (found) overwritten.add(collection);
    return tryCommit(draft, existing);
  }

  /** False if something that was read has changed since. */
  async function tryCommit(draft: Draft, existing: Existing): Promise<boolean> {
    try {
      const versions = await attempt(({ client, documents }, signal) =>
        commit(client, documents, draft, { existing, signal }),
      );
      watches.note(draft.written(), (write) => versions.get(write) ?? null);
      return true;
    } catch (error) {
      if (error instanceof Conflict) return false;
      throw error;
    }
  }

  const transact = createTransact({ begin: () => createDraft(read), finish, pauseMs: 50 });

  return {
    async get<T>(collection: string, id: string) {
      const [found] = await read(async (documents, source) =>
        documents.find(source, documents.name(collection, [id])),
      );
      return found ? toVersioned<T>(found) : null;
    },
    async getMany<T>(collection: string, ids: readonly string[]) {
      const found = await read(async (documents, source) =>
        documents.find(source, documents.name(collection, ids)),
      );
      return found.map((one) => one && toVersioned<T>(one));
    },
    async query<T>(query: Query) {
      const { found, next } = await read(async (documents, source) => {
        documents.checkPage(query);
        return documents.findPage(source, query);
      });
      return { items: found.map(toVersioned<T>), next };
    },
    transact,
    watch: watches.watch,
    async marks(names: readonly DocumentName[]) {
      checkIds(names.map(([, id]) => id));
      return attempt(({ documents }) =>
        documents.marksOf(names.map(([collection, id]) => ({ collection, id }))),
      );
    },
    async close() {
      if (closed) return;
      closed = true;
      watches.close();
      const opened = await opening?.catch(() => null);
      if (!opened) return;
      // A request in progress at the client's end fails with a rejection that can't be caught.
      const ended = Promise.all(underWay).then(() => opened.client.firestore.terminate());
      await orLate(
        CLOSING,
        ended.catch(() => {}),
        () => {},
      );
    },
  };
}
