import { createMarket } from "#tests/support/market";
import { type Store, StoreContentionError, StoreUnavailableError } from "~/platform/ports/store";
import type { Result } from "~/values/result";
import type { StorePlace } from "./shared-store";
import { connectForTest } from "./store-engines";

/** Each on a connection of its own, as processes are. */
export const rivals = 3;

type Market = ReturnType<typeof createMarket>;

/** A market of several processes, and how often their transactions were tried. */
export function createRivals(place: StorePlace) {
  const tries = { runs: 0, pressedAgain: 0 };
  const counted = (store: Store): Store => ({
    ...store,
    transact(work) {
      return store.transact((tx) => {
        tries.runs += 1;
        return work(tx);
      });
    },
  });
  const markets = Array.from({ length: rivals }, () =>
    createMarket({ store: counted(connectForTest(place)) }),
  );
  const [market] = markets;
  if (!market) throw new Error("No rivals");
  const took: number[] = [];

  /** Whoever lost too many races, or got no answer in time, presses again: what was done then is found done. */
  async function pressed<R>(act: () => Promise<R>): Promise<R> {
    for (let again = 0; ; again += 1) {
      try {
        return await act();
      } catch (error) {
        const isTrouble = error instanceof StoreContentionError || error instanceof StoreUnavailableError;
        if (!isTrouble || again === 5) throw error;
        tries.pressedAgain += 1;
      }
    }
  }

  return {
    market,
    /** Has all of them act at once; answers what each came to. */
    async race<R>(act: (one: Market, at: number) => Promise<R>): Promise<R[]> {
      const since = performance.now();
      const answers = await Promise.all(markets.map((one, at) => pressed(() => act(one, at))));
      took.push(performance.now() - since);
      return answers;
    },
    /** Forgets what was tried to prepare. */
    begin: () => Object.assign(tries, { runs: 0 }),
    report(what: string) {
      const sorted = took.sort((a, b) => a - b).map(Math.round);
      const half = sorted[Math.floor(sorted.length / 2)];
      process.stdout.write(
        `${what}: ${took.length} races of ${rivals}, ${half} ms in the middle, ${sorted.at(-1)} ms at most\n`,
      );
    },
    tries,
  };
}

/** `won`, or why not. */
export const codeOf = (outcome: Result<unknown>) => (outcome.ok ? "won" : outcome.code);
