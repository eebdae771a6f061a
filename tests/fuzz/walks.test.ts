import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fuzzRuns } from "../../scripts/left-out.mjs";
import { ask } from "./ask";
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
  // All of them sign up from one machine in one hour: the bound on a flood of that has its own tests.
  product = await startProduct("local", { SIGN_UP_MAILS_PER_HOUR: "1000000" });
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

// A bound that a short run doesn't reach would end a whole one.
it(`as many people as ${fuzzRuns.all * share} walks bring sign up, and each is sent a link`, async () => {
  const people = Array.from({ length: fuzzRuns.all * share }, (_, at) => `walker.${at}@example.com`);
  for (const [at, email] of people.entries()) {
    const answer = await ask(product, {
      method: "POST",
      target: "/?index",
      headers: [["origin", product.origin]],
      type: "application/x-www-form-urlencoded",
      body: new URLSearchParams({ email, name: "Ann" }).toString(),
      address: `11.0.${at >> 8}.${at & 255}`,
    });
    expect(answer.status).toBe(303);
  }
  const mailed = async () => {
    const mails = (await product.container.web.mailbox?.list()) ?? [];
    return people.filter((email) => mails.some(({ to }) => to === email)).length;
  };
  await expect.poll(mailed, { interval: 1_000, timeout: 120_000 }).toBe(people.length);
}, 300_000);
