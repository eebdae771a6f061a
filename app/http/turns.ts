import { LRUCache } from "lru-cache";
import { REQUEST_DEADLINE } from "~/values/durations";
import { limits } from "~/values/limits";

interface Bounds {
  /** Requests that wait. */
  room?: number;
  /** Milliseconds for which one waits. */
  patience?: number;
}

interface Waiting {
  signal: AbortSignal;
  settle(begins: boolean): void;
}

export type Turns = ReturnType<typeof createTurns>;

/**
 * Turns of the event loop from one request to the next. Node takes one new connection in each, so
 * with one request a turn ten searches at once kept every new connection waiting, those that ask
 * for `/healthz`, too. Eight empty turns take some 30 µs.
 */
const turnsOfOne = 8;

/**
 * Lets one request begin in each few turns of the event loop, so that those who ask for much don't
 * take a process from everybody: what has begun goes on first, and of the networks that wait the
 * next is the one for which the fewest began since any had to wait. Without a queue nothing waits.
 * A request begins and holds no place, so that neither a slow body nor a slow provider keeps others
 * back.
 *
 * By network, because accounts cost nothing. What waits too long doesn't begin, and where
 * more than `room` wait, the last one of the network with most of them, of equals the newest.
 */
export function createTurns({ room = limits.requestsWaiting, patience = REQUEST_DEADLINE }: Bounds = {}) {
  const queues = new Map<string, Set<Waiting>>();
  const begun = new LRUCache<string, number>({ max: 10_000 });
  let waiting = 0;
  let isTaken = false;

  function leave(network: string, one: Waiting, begins: boolean): void {
    const queue = queues.get(network);
    if (!queue?.delete(one)) return;
    waiting -= 1;
    if (queue.size === 0) queues.delete(network);
    one.settle(begins);
  }

  function findNext(): [network: string, first: Waiting] | null {
    let fewest = Number.POSITIVE_INFINITY;
    let found: [string, Waiting] | null = null;
    for (const [network, [first]] of queues) {
      const own = begun.get(network) ?? 0;
      if (first && own < fewest) [fewest, found] = [own, [network, first]];
    }
    return found;
  }

  function endTurn(): void {
    isTaken = false;
    for (let next = findNext(); next; next = findNext()) {
      const [network, first] = next;
      // Its client has hung up.
      const isWanted = !first.signal.aborted;
      leave(network, first, isWanted);
      if (!isWanted) continue;
      begin(network);
      return;
    }
    begun.clear();
  }

  function begin(network: string): void {
    isTaken = true;
    begun.set(network, (begun.get(network) ?? 0) + 1);
    setImmediate(goOn, turnsOfOne - 1);
  }

  function goOn(left: number): void {
    if (left === 0) endTurn();
    else setImmediate(goOn, left - 1);
  }

  function leaveOne(): void {
    const [network, queue] = [...queues].reduce((most, one) => (one[1].size >= most[1].size ? one : most));
    const last = [...queue].at(-1);
    if (last) leave(network, last, false);
  }

  return {
    /** Whether the request may begin; false is “not now”. */
    take(network: string, request: Request): true | Promise<boolean> {
      if (!isTaken) {
        begin(network);
        return true;
      }
      return new Promise((resolve) => {
        const timer = setTimeout(() => leave(network, one, false), patience);
        const one: Waiting = {
          signal: request.signal,
          settle(begins) {
            clearTimeout(timer);
            resolve(begins);
          },
        };
        const queue = queues.get(network) ?? new Set();
        queues.set(network, queue.add(one));
        waiting += 1;
        if (waiting > room) leaveOne();
      });
    },
    waiting: () => waiting,
  };
}
