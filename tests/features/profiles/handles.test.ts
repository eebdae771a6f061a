import { describe, expect, it } from "vitest";
import { createMarket } from "#tests/support/market";
import { emptyContent } from "~/domain/fields/content";
import { profileFields } from "~/domain/fields/profile-fields";
import { foldHandle, handleProblem } from "~/domain/handle";
import { removeBelongings } from "~/features/leaving/writes/remove-member";
import { findHandle } from "~/features/profiles/model/handle";
import { saveProfile } from "~/features/profiles/writes/save-profile";

const brand = "Guildhall";
const day = 24 * 60 * 60_000;

describe("a name in an address", () => {
  it.each([
    ["Ann Müller", "ann-muller", "ok"],
    ["  Søren_Łukasz. ", "soren-lukasz", "ok"],
    ["ＡＮＮ", "ann", "ok"],
    ["a\u200bn\u00adn", "ann", "ok"],
    ["аnn", "аnn", "refused"], // Cyrillic а
    ["ΑΝΝ", "ανν", "refused"],
    ["李明李明", "李明李明", "refused"],
    ["🦊🦊🦊", "🦊🦊🦊", "refused"],
    ["ﷺﷺﷺ", null, "refused"],
    ["an", "an", "refused"],
    ["a".repeat(41), "a".repeat(41), "refused"],
    ["../../admin", null, "refused"],
    ["a%2f..%2fb", null, "refused"],
    ["login", "login", "refused"],
    ["sitemap", "sitemap", "refused"],
    ["new", "new", "refused"],
    ["Guildha11", "guildha11", "refused"],
    ["supp0rt-team", "supp0rt-team", "refused"],
  ])("%j folds and is judged", (typed, folded, judged) => {
    if (folded !== null) expect(foldHandle(typed)).toBe(folded);
    expect(handleProblem(foldHandle(typed), brand) === null ? "ok" : "refused").toBe(judged);
  });

  it("of every sign of Unicode becomes ASCII or is refused", () => {
    for (let code = 0; code <= 0x10ffff; code += 1) {
      if (code >= 0xd800 && code <= 0xdfff) continue;
      const handle = foldHandle(`abc${String.fromCodePoint(code)}def`);
      if (handleProblem(handle, brand) === null && !/^abc[a-z0-9-]{0,20}def$/.test(handle))
        expect([code, handle]).toEqual([code, "ASCII"]);
    }
  });
});

describe("the address of a profile", () => {
  const content = { ...emptyContent(profileFields), visibility: "EVERYONE" as const };

  async function save(market: ReturnType<typeof createMarket>, uid: string, typed: object) {
    const { data } = (await market.store.get<{ revision: number }>("profiles", uid)) ?? { data: null };
    return saveProfile({ ...market, brand }, uid, {
      revision: data?.revision ?? null,
      content: { ...content, ...typed },
    });
  }

  it("is made from the name, never taken twice, also by a look-alike, and kept when left empty", async () => {
    const market = createMarket();
    const [ann, ian] = [await market.join("FREELANCER"), await market.join("FREELANCER")];
    expect(await save(market, ann, { displayName: "Lian Poe" })).toMatchObject({
      value: { data: { handle: "lian-poe" } },
    });
    expect(await save(market, ann, { displayName: "Lian Poe" })).toMatchObject({
      value: { data: { handle: "lian-poe" } },
    });
    expect(await save(market, ian, { displayName: "Lian Poe" })).toMatchObject({
      value: { data: { handle: "lian-poe-2" } },
    });
    const refused = await save(market, ian, { displayName: "Ian", handle: "llan-p0e" });
    expect(refused).toMatchObject({
      code: "INVALID",
      problems: [
        {
          field: "handle",
          code: "handleTaken",
          handle: "llan-p0e",
          free: expect.stringMatching(/^llan-p0e-/),
        },
      ],
    });
  });

  it("is its former owner’s for 90 days, leads nowhere meanwhile, and then anybody’s", async () => {
    const market = createMarket();
    const [ann, bea] = [await market.join("FREELANCER"), await market.join("FREELANCER")];
    await save(market, ann, { displayName: "Ann", handle: "first-one" });
    market.clock.advance(2 * day);
    await save(market, ann, { displayName: "Ann", handle: "second-one" });
    expect(await findHandle(market.store, "first-one")).toBeNull();
    // Also what looks like it, and what is made from a name.
    for (const handle of ["first-one", "f1rst-one"])
      expect(await save(market, bea, { displayName: "Bea", handle })).toMatchObject({
        problems: [{ code: "handleTaken" }],
      });
    expect(await save(market, bea, { displayName: "First One" })).toMatchObject({
      value: { data: { handle: "first-one-2" } },
    });
    expect(await save(market, ann, { displayName: "Ann", handle: "first-one" })).toMatchObject({ ok: true });
    market.clock.advance(2 * day);
    await save(market, ann, { displayName: "Ann", visibility: "HIDDEN" });
    expect(await save(market, bea, { displayName: "Bea", handle: "first-one" })).toMatchObject({ ok: false });
    market.clock.advance(90 * day);
    expect(await save(market, bea, { displayName: "Bea", handle: "first-one" })).toMatchObject({ ok: true });
    expect(await findHandle(market.store, "first-one")).toBe(bea);
  });

  it("of a member who left is nobody’s for 90 days", async () => {
    const market = createMarket();
    const [ann, bea] = [await market.join("FREELANCER"), await market.join("FREELANCER")];
    await save(market, ann, { displayName: "Ann", handle: "the-one" });
    market.clock.advance(2 * day);
    await removeBelongings(market, ann);
    expect(await findHandle(market.store, "the-one")).toBeNull();
    expect(await save(market, bea, { displayName: "Bea", handle: "the-one" })).toMatchObject({ ok: false });
    market.clock.advance(90 * day);
    expect(await save(market, bea, { displayName: "Bea", handle: "the-one" })).toMatchObject({ ok: true });
  });

  it("that was held for a moment is free at once, so that nobody collects them", async () => {
    const market = createMarket();
    const [ann, bea] = [await market.join("FREELANCER"), await market.join("FREELANCER")];
    for (const handle of ["one-a", "one-b", "one-c"]) await save(market, ann, { displayName: "Ann", handle });
    expect(await save(market, bea, { displayName: "Bea", handle: "one-a" })).toMatchObject({ ok: true });
  });

  it("of two who want it at once has one owner", async () => {
    const market = createMarket();
    const uids = await Promise.all(Array.from({ length: 6 }, () => market.join("FREELANCER")));
    const saved = await Promise.all(
      uids.map((uid) => save(market, uid, { displayName: "Ann", handle: "the-one" })),
    );
    expect(saved.filter(({ ok }) => ok)).toHaveLength(1);
  });
});
