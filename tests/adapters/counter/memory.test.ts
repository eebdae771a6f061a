import { expect, test } from "vitest";
import { createTestClock } from "#tests/support/clock";
import { createMemoryCounter } from "~/adapters/counter/memory.server";

const minute = 60_000;
const day = 86_400_000;

/** A counter of three in ten minutes, and a clock that the test turns. */
function createCounter(keysCounted?: number) {
  const clock = createTestClock();
  const counter = createMemoryCounter({ clock, keysCounted });
  return {
    advance: clock.advance,
    take: (...keys: string[]) => counter.take(keys.map((key) => ({ key, most: 3, windowMs: 10 * minute }))),
    async fill(key: string) {
      for (let taken = 0; taken < 3; taken += 1) expect(await this.take(key)).toEqual({ ok: true });
    },
  };
}

test("a window begins with the first, and the true time until the next one is told", async () => {
  const counter = createCounter();
  await counter.take("a");
  counter.advance(minute);
  await counter.take("a");
  await counter.take("a");
  expect(await counter.take("a")).toEqual({ ok: false, retryAfterMs: 9 * minute });
  counter.advance(9 * minute - 1);
  expect(await counter.take("a")).toEqual({ ok: false, retryAfterMs: 1 });
  counter.advance(1);
  await counter.fill("a");
  expect(await counter.take("a")).toMatchObject({ ok: false });
});

test("where one of several bounds is used up, none of the others is", async () => {
  const counter = createCounter();
  await counter.fill("a");
  for (let tries = 0; tries < 5; tries += 1)
    expect(await counter.take("a", "b")).toMatchObject({ ok: false });
  await counter.fill("b");
});

test("what was counted while the clock was a day ahead locks nobody out once it is right", async () => {
  const counter = createCounter();
  counter.advance(day);
  await counter.fill("a");
  counter.advance(-day);
  await counter.fill("a");
  expect(await counter.take("a")).toEqual({ ok: false, retryAfterMs: 10 * minute });
});

test("past the bound on keys, the one that began longest ago is forgotten, and no other", async () => {
  const counter = createCounter(3);
  for (const key of ["a", "b", "c"]) await counter.fill(key);
  await counter.take("d");
  expect(await counter.take("b")).toMatchObject({ ok: false });
  expect(await counter.take("c")).toMatchObject({ ok: false });
  expect(await counter.take("a")).toEqual({ ok: true });
  expect(await counter.take("b")).toEqual({ ok: true });
});

test("a key that comes back after its window counts as new, not as the oldest", async () => {
  const counter = createCounter(2);
  await counter.take("a");
  await counter.take("b");
  counter.advance(10 * minute);
  await counter.fill("a");
  await counter.take("c");
  expect(await counter.take("a")).toMatchObject({ ok: false });
});
