import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPostLimit } from "~/web/request/post-limit.server";

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** How many of so many posts were let through. */
async function letThrough(limit: ReturnType<typeof createPostLimit>, network: string, posts = 30) {
  const taken = await Promise.all(Array.from({ length: posts }, () => limit.take(network)));
  return taken.filter(({ ok }) => ok).length;
}

test("a network may post 30 forms in 10 minutes, and is told the true time until the next one", async () => {
  const limit = createPostLimit();
  expect(await letThrough(limit, "192.0.2.1", 50)).toBe(30);
  expect(await limit.take("192.0.2.1")).toEqual({ ok: false, retryAfterMs: 10 * minute });
  vi.advanceTimersByTime(3 * minute + 500);
  expect(await limit.take("192.0.2.1")).toEqual({ ok: false, retryAfterMs: 7 * minute - 500 });
  vi.advanceTimersByTime(7 * minute - 501);
  expect(await limit.take("192.0.2.1")).toEqual({ ok: false, retryAfterMs: 1 });
  vi.advanceTimersByTime(1);
  expect(await letThrough(limit, "192.0.2.1", 31)).toBe(30);
});

test("one network's posts are not another's", async () => {
  const limit = createPostLimit();
  await letThrough(limit, "192.0.2.1", 31);
  expect(await limit.take("192.0.2.2")).toEqual({ ok: true });
});

test("past the bound on networks, the one that began longest ago is forgotten, and no other", async () => {
  const limit = createPostLimit({ networksCounted: 3 });
  for (const network of ["a", "b", "c"]) await letThrough(limit, network);
  await limit.take("d");
  expect(await limit.take("b")).toMatchObject({ ok: false });
  expect(await limit.take("c")).toMatchObject({ ok: false });
  expect(await limit.take("a")).toEqual({ ok: true });
  expect(await limit.take("b")).toEqual({ ok: true });
});

test("a network that comes back after its window counts as new, not as the oldest", async () => {
  const limit = createPostLimit({ networksCounted: 2 });
  await limit.take("a");
  await limit.take("b");
  vi.advanceTimersByTime(10 * minute);
  await letThrough(limit, "a");
  await limit.take("c");
  expect(await limit.take("a")).toMatchObject({ ok: false });
});
