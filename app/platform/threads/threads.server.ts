import { Worker } from "node:worker_threads";
import type { RunInThread, ThreadRefusal } from "~/platform/ports/threads";
import { createAtOnce } from "~/values/at-once";
import { ok, type Result, refuse } from "~/values/result";

interface ThreadBounds {
  /** Threads at the same time, of all owners. An owner has one. */
  atOnce: number;
  /** Runs of one owner, waiting ones included. */
  ofOne: number;
  /** Runs that wait, of all owners. */
  room?: number;
  /** Milliseconds from a thread's start, after which it is ended. */
  timeoutMs: number;
  /** MB of JavaScript objects. */
  memory: number;
}

/**
 * Runs a program for each input in a thread of its own, which gets it as `workerData`, posts its
 * answer as a message, and ends: what it reads can hold up nothing else, nor leave anything behind.
 * Rejects when the program itself fails.
 */
export function createThreads<Asked, Answer>(
  program: string,
  { atOnce, ofOne, room, timeoutMs, memory }: ThreadBounds,
): RunInThread<Asked, Answer> {
  const inOrder = createAtOnce({ most: atOnce, room });
  const held = new Map<string, number>();

  function run(asked: Asked): Promise<Result<Answer, ThreadRefusal>> {
    const resourceLimits = { maxOldGenerationSizeMb: memory };
    const thread = new Worker(program, { workerData: asked, resourceLimits, env: {}, execArgv: [] });
    const timer = setTimeout(() => void thread.terminate(), timeoutMs);
    return new Promise<Result<Answer, ThreadRefusal>>((resolve, reject) => {
      thread.on("message", (answer: Answer) => resolve(ok(answer)));
      thread.on("error", (error: NodeJS.ErrnoException) =>
        error.code === "ERR_WORKER_OUT_OF_MEMORY" ? resolve(refuse("TOO_MUCH")) : reject(error),
      );
      // After an answer or an error the promise is settled already.
      thread.on("exit", () => resolve(refuse("TOO_MUCH")));
    }).finally(() => {
      clearTimeout(timer);
      void thread.terminate();
    });
  }

  return async (asked, owner) => {
    const own = held.get(owner) ?? 0;
    if (own >= ofOne) return refuse("BUSY");
    held.set(owner, own + 1);
    try {
      return (await inOrder(() => run(asked), owner)) ?? refuse("BUSY");
    } finally {
      const left = (held.get(owner) ?? 1) - 1;
      if (left > 0) held.set(owner, left);
      else held.delete(owner);
    }
  };
}
