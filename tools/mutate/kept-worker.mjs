// @ts-check
/**
 * Lets one process of Vitest run the tests of many mutants: starting it and importing the product would take most
 * of the time. Vitest starts a process for every run, also where files may share one; this hands the last
 * one on, and answers in its place where Vitest asks it to start and to stop.
 */
import { ForksPoolWorker } from "vitest/node";

/** @typedef {import("vitest/node").PoolOptions} PoolOptions */
/** @typedef {import("vitest/node").WorkerRequest} WorkerRequest */
/** @typedef {(message: unknown) => void} Listener */

/** What mutants leave behind, such as a loop that nothing ends, goes with the process after so many runs. */
const MOST_RUNS = 40;

/** A run that took longer, in ms, may have left something that still runs. */
const LONG_RUN = 12_000;

/** @type {{ fork: ForksPoolWorker, runs: number } | null} */
let kept = null;

/** @param {PoolOptions} options */
export function createKeptWorker(options) {
  /** @type {Set<Listener>} */
  const listeners = new Set();
  const { mode, mutantActivation } = options.project.getProvidedContext();
  // What runs at import is changed before it; the trial run counts it.
  const isAlone = mode !== "mutant" || mutantActivation === "static";
  let process = { fork: new ForksPoolWorker(options), runs: 0 };
  let isStarted = false;
  let isRunning = false;
  let began = 0;

  /** @param {"started" | "stopped"} type */
  const answer = (type) => {
    setImmediate(() => {
      for (const listener of [...listeners]) listener({ type, __vitest_worker_response__: true });
    });
  };
  /** @param {any} message */
  const noteEnd = (message) => {
    if (message?.type === "testfileFinished") isRunning = false;
  };

  return {
    name: "kept",
    cacheFs: true,
    async start() {
      if (kept && !isAlone) {
        process = kept;
        kept = null;
        isStarted = true;
      } else {
        await process.fork.start();
        process.fork.on("exit", () => {
          if (kept === process) kept = null;
        });
      }
      process.fork.on("message", noteEnd);
    },
    /** @param {string} event @param {Listener} listener */
    on(event, listener) {
      if (event === "message") listeners.add(listener);
      process.fork.on(event, listener);
    },
    /** @param {string} event @param {Listener} listener */
    off(event, listener) {
      if (event === "message") listeners.delete(listener);
      process.fork.off(event, listener);
    },
    /** @param {any} message */
    send(message) {
      if (message.type === "start" && isStarted) return answer("started");
      if (message.type === "stop") return answer("stopped");
      if (message.type === "run") {
        isRunning = true;
        began = performance.now();
        // The process knows the configuration of its first run.
        message.context.config = options.project.serializedConfig;
      }
      process.fork.send(message);
    },
    async stop() {
      process.fork.off("message", noteEnd);
      for (const listener of listeners) process.fork.off("message", listener);
      process.runs += 1;
      const isTired = process.runs >= MOST_RUNS || performance.now() - began > LONG_RUN;
      if (isAlone || isRunning || isTired) await process.fork.stop();
      else kept = process;
    },
    /** @param {unknown} data */
    deserialize: (data) => data,
  };
}
