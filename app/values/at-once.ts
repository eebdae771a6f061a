import { LRUCache } from "lru-cache";
import { SELDOM_WINDOW, TASKS_TAKE, TURN_WAITS } from "./durations";
import { limits } from "./limits";

interface Bounds {
  /** Tasks that run at once, no two of them of one owner. */
  most: number;
  /** Sizes of the tasks that wait, together: of as many tasks, where no task has another size. */
  room?: number;
  /** Milliseconds for which a task waits. */
  patience?: number;
}

interface Waiting {
  owner: string | null;
  size: number;
  /** With false it never runs. */
  settle(runs: boolean): void;
}

/**
 * Runs tasks, so many at once and no two of one owner; the rest wait. The next one is of the owner
 * whose tasks have taken the least time lately beyond TASKS_TAKE, among equals of the one with
 * fewest tasks beyond `tasksBefore`, then with fewest that wait, and then the one that came first:
 * so an owner of many or long tasks delays their own. What waits too long never runs and answers
 * null, and where there is no room, the last one of the owner with most that wait, among equals of
 * the one whose tasks have taken the most. Tasks without an owner wait for none.
 */
export function createAtOnce({ most, room = limits.tasksWaiting, patience = TURN_WAITS }: Bounds) {
  const waiting: Waiting[] = [];
  const running: (string | null)[] = [];
  /** What each owner's tasks have taken, until an hour without a task. */
  const taken = new LRUCache<string, { ms: number; tasks: number }>({ max: 10_000, ttl: SELDOM_WINDOW });
  const takenBy = ({ owner }: Waiting) =>
    (owner === null ? undefined : taken.get(owner)) ?? { ms: 0, tasks: 0 };
  // Strangers of whom nothing is known yet aren't ahead of an owner with a task or two before.
  const byTaken = (a: Waiting, b: Waiting) =>
    Math.max(0, takenBy(a).ms - TASKS_TAKE) - Math.max(0, takenBy(b).ms - TASKS_TAKE) ||
    Math.max(limits.tasksBefore, takenBy(a).tasks) - Math.max(limits.tasksBefore, takenBy(b).tasks);
  /** How many of its owner wait. */
  const own = ({ owner }: Waiting) => waiting.filter((one) => owner !== null && one.owner === owner).length;
  const mayRun = ({ owner }: Waiting) => owner === null || !running.includes(owner);

  function leave(one: Waiting, runs: boolean): void {
    waiting.splice(waiting.indexOf(one), 1);
    one.settle(runs);
  }

  function startWaiting(): void {
    while (running.length < most) {
      // The sort keeps the order of equals.
      const [next] = waiting.filter(mayRun).sort((a, b) => byTaken(a, b) || own(a) - own(b));
      if (!next) break;
      running.push(next.owner);
      leave(next, true);
    }
    if (waiting.reduce((sum, { size }) => sum + size, 0) <= room) return;
    const last = waiting.toSorted((a, b) => own(a) - own(b) || byTaken(a, b)).at(-1);
    if (last) leave(last, false);
    startWaiting();
  }

  function waitForTurn(owner: string | null, size: number): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => leave(one, false), patience);
      const one: Waiting = {
        owner,
        size,
        settle(runs) {
          clearTimeout(timer);
          resolve(runs);
        },
      };
      waiting.push(one);
      startWaiting();
    });
  }

  return async function run<T>(
    task: () => Promise<T>,
    owner: string | null = null,
    size = 1,
  ): Promise<T | null> {
    if (!(await waitForTurn(owner, size))) return null;
    const began = performance.now();
    try {
      return await task();
    } finally {
      if (owner !== null) {
        const { ms, tasks } = taken.get(owner) ?? { ms: 0, tasks: 0 };
        taken.set(owner, { ms: ms + performance.now() - began, tasks: tasks + 1 });
      }
      running.splice(running.indexOf(owner), 1);
      startWaiting();
    }
  };
}
