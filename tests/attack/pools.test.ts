import { expect, it } from "vitest";
import { get, post, respond } from "#tests/support/app";
import { limits } from "~/platform/values/limits";
import * as dates from "~/routes/feeds.dates.$secret";
import { aPdf, createStudio } from "../files/faces";

type Studio = ReturnType<typeof createStudio>;
type Member = Awaited<ReturnType<Studio["join"]>>;

interface Crowd {
  studio: Studio;
  /** Ten addresses, and twenty accounts that were made a moment ago. */
  addresses: string[];
  fresh: Member[];
}

const hour = 3_600_000;
const parts = limits.filesAnHour / limits.uploadPart;

/** What fills each pool, and whether another member, of another address, is served. */
const pools: Record<
  string,
  {
    fill(crowd: Crowd): Promise<unknown>;
    isServed(studio: Studio, other: Member, at: number): Promise<boolean>;
  }
> = {
  "forms of a network": {
    async fill({ studio, addresses }) {
      for (const address of addresses)
        for (let at = 0; at <= limits.postsPerNetwork; at += 1)
          await studio.app.context(post("/login", {}), address).takePost();
    },
    isServed: async ({ app }, _other, at) =>
      (await app.context(post("/login", {}), `198.51.100.${at}`).takePost()).ok,
  },
  "feeds that are guessed": {
    async fill({ studio, addresses }) {
      for (const address of addresses)
        for (let at = 0; at < 40; at += 1) {
          const secret = `${String(at).padStart(24, "x")}.ics`;
          const request = get(`/feeds/dates/${secret}`);
          const context = studio.app.context(request, address);
          await respond(() => dates.loader({ request, context, params: { secret } }));
        }
    },
    // Of the very same networks.
    isServed: async ({ app }, _other, at) =>
      (await app.context(post("/login", {}), `192.0.2.${at % 10}`).takePost()).ok,
  },
  "uploads that begin": {
    async fill({ studio, fresh }) {
      for (const { cookie } of fresh)
        for (let at = 0; at < 25; at += 1) await studio.begin(cookie, "a.pdf", limits.fileBytes);
    },
    isServed: async (studio, { cookie }) => (await studio.sendWhole(cookie, aPdf())).status === 200,
  },
  "files of an hour": {
    async fill({ studio, fresh }) {
      // What is left is some of what others may have: each of them takes one part.
      const others = parts - 150 * limits.filesShare;
      await studio.app.counter.take([{ key: "arrived", most: parts, windowMs: hour, times: others }]);
      for (let at = 0; at < 15; at += 1)
        for (const { cookie } of fresh) await studio.sendWhole(cookie, aPdf());
    },
    isServed: async (studio, { cookie }) => (await studio.sendWhole(cookie, aPdf())).status === 200,
  },
};

it.each(Object.keys(pools))(
  "%s, used up from ten addresses and by twenty fresh accounts, serve a hundred others",
  { timeout: 120_000 },
  async (name) => {
    const pool = pools[name];
    if (!pool) throw new Error(`No pool ${name}`);
    const studio = createStudio();
    const fresh = await Promise.all(
      Array.from({ length: 20 }, () => studio.join("FREELANCER", { status: "PENDING" })),
    );
    const others = await Promise.all(Array.from({ length: 100 }, () => studio.join("FREELANCER")));
    const addresses = Array.from({ length: 10 }, (_, at) => `192.0.2.${at}`);
    await pool.fill({ studio, fresh, addresses });
    let served = 0;
    for (const [at, other] of others.entries()) if (await pool.isServed(studio, other, at)) served += 1;
    expect(served).toBe(100);
  },
);
