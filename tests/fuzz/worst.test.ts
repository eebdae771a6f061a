import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { longestDelay } from "#tests/attack/event-loop/loop-delay";
import { type Answer, tryAsk } from "./ask";
import { fillIn, readPlaceholders } from "./fill-in";
import { fuzzRun, limitMs, runs, seed } from "./fuzz-run";
import { worstRequest } from "./generators/worst";
import { linkFaults } from "./invariants";
import { openMarket } from "./market";
import { type Product, startProduct, unlimited } from "./product";

/** In ms; on a slow machine, so many times what an ordinary page takes. */
const longest = 50;
const timesOrdinary = 5;
/** A garbage collection or a compiler may fall into one. */
const tries = 4;
// One takes some three times as long as an ordinary one, and what costs most is looked for in tests/attack/event-loop, too.
const share = 0.1;

let product: Product;
let market: Awaited<ReturnType<typeof openMarket>>;
let placeholders: Map<string, string>;

// The router says so of each address that can’t be decoded.
beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => undefined));
beforeAll(async () => {
  product = await startProduct("local", {}, { counter: unlimited });
  market = await openMarket(product);
  placeholders = new Map([...(await readPlaceholders(product, market.people)), ...market.placeholders]);
  product.lines.splice(0);
});
afterAll(async () => {
  await product?.stop();
});

it(
  `${Math.ceil(runs * share)} requests of the kinds that have stopped the process don't keep it from others (seed ${seed})`,
  async () => {
    let slowest = 0;
    await fc.assert(
      fc.asyncProperty(worstRequest, async (generated) => {
        const asked = fillIn(generated, placeholders);
        let least = Number.POSITIVE_INFINITY;
        for (let left = tries; left > 0 && least > longest; left -= 1) {
          for (const member of Object.values(market.people)) await member.restore();
          product.lines.splice(0);
          let answer: Answer | null = null;
          const delay = await longestDelay(async () => {
            answer = await tryAsk(product, asked);
          });
          expect(answer ? faultsOf(answer) : []).toEqual([]);
          least = Math.min(least, delay);
        }
        slowest = Math.max(slowest, least);
        if (least > longest) expect(least).toBeLessThan(timesOrdinary * (await ordinaryDelay()));
      }),
      fuzzRun(share),
    );
    process.stdout.write(`the longest delay: ${slowest.toFixed(1)} ms\n`);
  },
  limitMs,
);

function faultsOf(answer: Answer): string[] {
  return [...(answer.status >= 500 ? [`status ${answer.status}`] : []), ...linkFaults(product, answer)];
}

/** What a form that is refused takes at this moment: the longest of a few, which wait for the same machine. */
async function ordinaryDelay(): Promise<number> {
  const headers: [string, string][] = [["origin", product.origin]];
  const type = "application/x-www-form-urlencoded";
  let longestYet = 0;
  for (let at = 0; at < 2 * tries; at += 1) {
    const asked = {
      method: "POST",
      target: "/?index",
      headers,
      type,
      body: "email=a&name=b",
      address: `11.0.0.${at}`,
    };
    longestYet = Math.max(longestYet, await longestDelay(() => tryAsk(product, asked)));
  }
  return longestYet;
}
