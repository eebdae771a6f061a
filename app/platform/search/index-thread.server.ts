import { Worker } from "node:worker_threads";
import type { Log } from "~/platform/ports/log";
import type { MakeIndex } from "~/platform/ports/search";

/** The input of a thread that builds the index of a data directory. */
export interface IndexThreadData {
  directory: string;
  forMs: number;
}

export interface IndexThread {
  make: MakeIndex;
  /**
   * Ends a running thread at once, and starts no other. After the next start of the process, the
   * building continues where it stopped.
   */
  stop(): Promise<void>;
}

/** MB of JavaScript objects; a commit of a thousand documents needs some fifty. */
const MOST_MEMORY = 256;

class DeadThreadError extends Error {
  override name = "DeadThreadError";
  constructor(readonly code: string) {
    super(`The thread is dead: ${code}`);
  }
}

/** Milliseconds beyond its time after which a thread counts as hung; within a job's deadline. */
const HANGS_AFTER = 20_000;

/**
 * Builds the index in a thread of its own for each call. Rejects when it dies or hangs: the calling
 * job retries, with growing pauses.
 */
export function createIndexThread(
  program: string,
  directory: string,
  log: Log,
  hangsAfter = HANGS_AFTER,
): IndexThread {
  let running: Worker | null = null;
  let stopped = false;

  function run(forMs: number): Promise<void> {
    const workerData: IndexThreadData = { directory, forMs };
    const resourceLimits = { maxOldGenerationSizeMb: MOST_MEMORY };
    const thread = new Worker(program, { workerData, resourceLimits, env: {}, execArgv: [] });
    running = thread;
    let hangs = false;
    const timer = setTimeout(() => {
      hangs = true;
      void thread.terminate();
    }, forMs + hangsAfter);
    return new Promise<void>((resolve, reject) => {
      thread.on("error", reject);
      thread.on("exit", (code) => {
        if (stopped || (code === 0 && !hangs)) resolve();
        // After an error the promise is settled already.
        else reject(new DeadThreadError(hangs ? "hung" : `exit-${code}`));
      });
    }).finally(() => clearTimeout(timer));
  }

  return {
    async make(forMs) {
      if (stopped) return;
      try {
        await run(forMs);
      } catch (error) {
        // A message may contain members' text.
        const { name, code = name } = error as Error & { code?: string };
        log.warn({ code }, "The thread that makes the search’s index died; another one goes on");
        throw error;
      } finally {
        running = null;
      }
    },
    async stop() {
      stopped = true;
      await running?.terminate();
    },
  };
}
