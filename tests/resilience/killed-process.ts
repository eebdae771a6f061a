import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { createTestApp } from "#tests/support/app";
import { createTestIdentity } from "#tests/support/identity";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import type { Mail } from "~/platform/ports/mailer";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import { ok } from "~/values/result";
import indexes from "../../firestore.indexes.json";

/** What a killed process does with every call: nothing. */
class Killed extends Error {
  override name = "Killed";
}

/**
 * What outlives a process: the database's file, the provider's accounts, the mails that were sent.
 * `start` is the next process on them; without `killAfter` it lives on.
 */
export function createWorld() {
  const directory = mkdtempSync(join(tmpdir(), "killed-"));
  const provider = createTestIdentity();
  onTestFinished(async () => {
    await provider.close();
    rmSync(directory, { recursive: true, force: true });
  });
  const sent: Mail[] = [];

  return {
    /** In the order in which the mail server took them. */
    sent,
    /**
     * `killAfter`: the process dies right after so many effects on the provider, the store or the mail server.
     * The last one happened, and nothing of the process learns of it.
     */
    start({ killAfter = Number.POSITIVE_INFINITY } = {}) {
      const life = createLife(killAfter);
      const store = createVersionedStore(
        createSqliteStore({ file: join(directory, "store.sqlite"), indexes }),
      );
      const identity = Object.fromEntries(
        Object.entries(provider.identity).map(([name, call]) => [name, life.effect(call as never)]),
      ) as unknown as typeof provider.identity;
      const app = createTestApp({
        identity,
        graphql: "real",
        timeoutMs: 30_000,
        store: {
          get: life.read(store.get),
          getMany: life.read(store.getMany),
          query: life.read(store.query),
          transact: life.effect(store.transact),
          marks: life.read(store.marks),
          watch: store.watch,
          close: store.close,
        },
        mailbox: {
          send: life.effect(async (mail: Mail) => {
            sent.push(mail);
            return ok();
          }),
          list: async () => sent.map((mail) => ({ ...mail, sentAt: "" })).reverse(),
          close: async () => {},
        },
      });
      return { app, wasKilled: life.isOver };
    },
  };
}

function createLife(killAfter: number) {
  let effects = 0;
  const isOver = () => effects >= killAfter;

  function read<Args extends unknown[], R>(call: (...args: Args) => Promise<R>) {
    return async (...args: Args): Promise<R> => {
      if (isOver()) throw new Killed();
      return call(...args);
    };
  }

  return {
    isOver,
    read: read as <F>(call: F) => F,
    effect: (<Args extends unknown[], R>(call: (...args: Args) => Promise<R>) => {
      const living = read(call);
      return async (...args: Args): Promise<R> => {
        const answer = await living(...args);
        effects += 1;
        if (isOver()) throw new Killed();
        return answer;
      };
    }) as <F>(call: F) => F,
  };
}
