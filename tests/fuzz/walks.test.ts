import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fuzzRun, limitMs, runs, seed } from "./fuzz-run";
import { type Step, steps } from "./generators/steps";
import { type Product, startProduct } from "./product";
import { createWalkers } from "./walkers";

let product: Product;
const share = 1 / 200;

/** Somebody comes in, goes and comes back, which chance alone leaves out of so few now and then. */
const at = { who: "ann", on: "desktop" } as const;
const inAndOut: Step[] = [
  { ...at, does: "sign-up", door: "/boutiques", asks: "document" },
  { ...at, does: "sign-out" },
  { ...at, does: "log-in" },
  { ...at, does: "open-link" },
];

beforeAll(async () => {
  product = await startProduct("local");
  await product.container.start();
});
afterAll(() => product?.stop());

it(
  `${Math.ceil(runs * share)} generated walks of two people with two browsers each: everybody reads their own pages alone (seed ${seed})`,
  async () => {
    const seen = { signUps: 0, links: 0, signOuts: 0 };
    await fc.assert(
      fc.asyncProperty(steps, async (walk) => {
        const walkers = createWalkers(product);
        for (const step of walk) await walkers.take(step);
        for (const name of ["signUps", "links", "signOuts"] as const) seen[name] += walkers.seen[name];
        expect(product.lines.splice(0).filter(({ level }) => level >= 50)).toEqual([]);
      }),
      { ...fuzzRun(share), examples: [[inAndOut]] },
    );
    process.stdout.write(`walks: ${JSON.stringify(seen)}\n`);
    // Walks that never came in would have shown nothing.
    if (runs >= 5_000) for (const times of Object.values(seen)) expect(times).toBeGreaterThan(0);
  },
  limitMs,
);
