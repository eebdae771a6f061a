import { expect, it } from "vitest";
import { createMemory } from "~/features/dashboard/reads/memory";

const at = (ms: number) => new Date(Date.UTC(2026, 0, 1) + ms);

function createCounted(bounds: { most: number; forMs: number }) {
  const memory = createMemory<number>(bounds);
  let made = 0;
  return (key: string, ms: number) => memory(key, at(ms), async () => ++made);
}

it("an answer is made once for its key, and anew when its time is over", async () => {
  const ask = createCounted({ most: 10, forMs: 1_000 });
  expect(await Promise.all([ask("a", 0), ask("a", 0), ask("a", 999)])).toEqual([1, 1, 1]);
  expect(await ask("b", 0)).toBe(2);
  expect(await ask("a", 1_000)).toBe(3);
});

it("of too many the one that was asked for longest ago goes", async () => {
  const ask = createCounted({ most: 2, forMs: 1_000 });
  for (const key of ["a", "b", "a", "c"]) await ask(key, 0);
  expect(await ask("a", 1)).toBe(1);
  expect(await ask("b", 1)).toBe(4);
});

it("what failed is tried again", async () => {
  const memory = createMemory<string>({ most: 2, forMs: 1_000 });
  const fail = () => Promise.reject(new Error("locked"));
  await expect(memory("a", at(0), fail)).rejects.toThrow("locked");
  expect(await memory("a", at(0), async () => "read")).toBe("read");
});
