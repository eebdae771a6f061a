import { expect, test } from "vitest";
import { createTestApp, get } from "#tests/support/app";
import { createPostLimit, type PostKind, type PostLimit } from "~/shell/request/post-limit.server";
import { limits } from "~/values/limits";

const minute = 60_000;
const createLimit = () => createPostLimit(createTestApp().counter);

/** How many of so many posts were let through. */
async function letThrough(limit: PostLimit, network: string, posts: number, kind: PostKind = "form") {
  const taken = await Promise.all(Array.from({ length: posts }, () => limit.take(kind, network)));
  return taken.filter(({ ok }) => ok).length;
}

test("a GET, which another site’s page can cause, can’t be counted as a form", async () => {
  const { context } = createTestApp();
  const { takePost } = context(get("/login"));
  await expect(takePost()).rejects.toThrow("counts as no form");
});

test("a network may post 30 forms in 10 minutes, and is told the time until the next one", async () => {
  const limit = createLimit();
  expect(await letThrough(limit, "192.0.2.1", 50)).toBe(30);
  expect(await limit.take("form", "192.0.2.1")).toEqual({ ok: false, retryAfterMs: 10 * minute });
  expect(await limit.take("form", "192.0.2.2")).toEqual({ ok: true, nth: 1 });
});

test("posts to /session have an allowance of their own, twice as large", async () => {
  const limit = createLimit();
  expect(await letThrough(limit, "192.0.2.1", 100, "session")).toBe(60);
  expect(await letThrough(limit, "192.0.2.1", 50)).toBe(30);
});

test("the /64s of an IPv6 /48 may post as much as ten of them, each as much as one", async () => {
  const limit = createLimit();
  expect(await letThrough(limit, "2001:db8:1::/64", 31)).toBe(30);
  let let48 = 30;
  for (let network = 1; network < 1_000; network += 1)
    let48 += await letThrough(limit, `2001:db8:1:${network.toString(16)}::/64`, 1);
  expect(let48).toBe(limits.postsPerNetwork * limits.networksPerSite);
  expect(await letThrough(limit, "2001:db8:2::/64", 31)).toBe(30);
});

test("each post says which one of its network it is, and is as busy as a tenth of its /48", async () => {
  const limit = createLimit();
  for (const nth of [1, 2, 3]) expect(await limit.take("form", "192.0.2.1")).toEqual({ ok: true, nth });
  for (let network = 0; network < 30; network += 1) await limit.take("form", `2001:db8:1:${network}::/64`);
  expect(await limit.take("form", "2001:db8:1:ff::/64")).toEqual({ ok: true, nth: 4 });
});
