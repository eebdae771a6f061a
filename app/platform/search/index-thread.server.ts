import { Worker } from "node:worker_threads";
import type { Log } from "~/platform/ports/log";
import type { MakeIndex } from "~/platform/ports/search";

/** What a thread is given that makes the index of a directory of data. */
export interface IndexThreadData {
  directory: string;
  forMs: number;
}

export interface IndexThread {
  make: MakeIndex;
  /** Ends a thread that runs, at once: the next to make the index goes on where it was. Nobody starts another. */
  stop(): Promise<void>;
}

/** MB of JavaScript objects; a page of a walk needs a few. */
const MOST_MEMORY = 256;

class DeadThreadError extends Error {
  override name = "DeadThreadError";
  constructor(readonly code: string) {
    super(`The thread is dead: ${code}`);
  }
}

/** How much longer than it was given a thread may take, in ms, before it counts as hung; within a job's deadline. */
const HANGS_AFTER = 20_000;

/**
 * Has the index made in a thread of its own, which runs for one call. Rejects when it dies or hangs: the job that called
 * tries again, ever later.
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
        // After an error the promise has its answer.
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
        // A message may hold what somebody wrote.
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
