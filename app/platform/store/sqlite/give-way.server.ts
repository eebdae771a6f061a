import { setImmediate as nextTurn } from "node:timers/promises";

/** How long calls may follow each other before other work gets in, in ms. */
const AT_A_STRETCH = 10;

/**
 * Makes a pause that a call of this engine awaits. SQLite answers at once, so a loop that awaits
 * nothing else than its calls, such as a walk through a collection, would keep the process from
 * everything else until it ends. The pause takes no time, but every 10 ms the event loop turns.
 */
export function createGiveWay(): () => Promise<unknown> | undefined {
  let since: number | null = null;
  return () => {
    if (since !== null) return performance.now() - since < AT_A_STRETCH ? undefined : nextTurn();
    since = performance.now();
    setImmediate(() => {
      since = null;
    });
    return undefined;
  };
}
