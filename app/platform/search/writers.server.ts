import { AsyncLocalStorage } from "node:async_hooks";

/** A writer that waits for its turn. */
interface Waiting<Work> {
  work: Work;
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * The writers of this process take turns, since they share a connection. Those that come during a
 * turn share the next one, and so one commit: `write` stores all of its works in their order, or
 * nothing and rejects; then each is written again alone, to fail for itself.
 */
export function createWriters<Work extends (...args: never[]) => unknown>(
  write: (works: readonly Work[]) => Promise<void>,
) {
  let waiting: Waiting<Work>[] = [];
  let turns: Promise<void> = Promise.resolve();

  async function takeTurn(): Promise<void> {
    const group = waiting;
    waiting = [];
    try {
      await write(group.map(({ work }) => work));
      for (const { resolve } of group) resolve();
    } catch (error) {
      if (group.length === 1) group[0]?.reject(error);
      else for (const { work, resolve, reject } of group) await write([work]).then(resolve, reject);
    }
  }

  return {
    /** Resolves when `work` is stored. It runs with the deadline of its caller. */
    add(work: Work): Promise<void> {
      return new Promise((resolve, reject) => {
        waiting.push({ work: AsyncLocalStorage.bind(work), resolve, reject });
        if (waiting.length === 1) turns = turns.then(takeTurn);
      });
    },
    /** Resolves when no writer waits. */
    ended: () => turns,
  };
}
