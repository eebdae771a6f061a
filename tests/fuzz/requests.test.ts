import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { tryAsk } from "./ask";
import { fillIn, type People, readPlaceholders } from "./fill-in";
import { fuzzRun, limitMs, runs, seed } from "./fuzz-run";
import { generatedRequest } from "./generators/requests";
import { faultsOf } from "./invariants";
import { openMarket } from "./market";
import { signUpMember } from "./members";
import { type Mode, type Product, startProduct, unlimited } from "./product";

interface Place {
  product: Product;
  people: People;
  placeholders: Map<string, string>;
}

let places: Record<Mode, Place>;

// The router says so of each address that can’t be decoded.
beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => undefined));
beforeAll(async () => {
  const open = async (mode: Mode): Promise<Place> => {
    const product = await startProduct(mode, {}, mode === "local" ? { counter: unlimited } : {});
    const market = await openMarket(product);
    const people = {
      ann: await signUpMember(product, "ann"),
      ben: await signUpMember(product, "ben"),
      ...market.people,
    };
    product.lines.splice(0);
    const placeholders = new Map([...(await readPlaceholders(product, people)), ...market.placeholders]);
    return { product, people, placeholders };
  };
  places = { local: await open("local"), production: await open("production") };
});
afterAll(async () => {
  await Promise.all(Object.values(places ?? {}).map(({ product }) => product.stop()));
});

it(
  `${runs} generated requests are answered without an error, a leak or a way off the site (seed ${seed})`,
  async () => {
    const statuses: Record<number, number> = {};
    await fc.assert(
      fc.asyncProperty(generatedRequest, async (generated) => {
        const { product, people, placeholders } = places[generated.product];
        await Promise.all(Object.values(people).map((member) => member.restore()));
        const asked = fillIn(generated, placeholders);
        const answer = await tryAsk(product, asked);
        if (!answer) return;
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        expect(faultsOf(product, people, asked, answer)).toEqual([]);
      }),
      fuzzRun(),
    );
    process.stdout.write(`answers by status: ${JSON.stringify(statuses)}\n`);
    // A run that only met refusals at the door would have shown nothing.
    for (const status of [200, 302, 303, 400, 403, 405]) expect(statuses).toHaveProperty([status]);
  },
  limitMs,
);
