import { describe, expect, it } from "vitest";
import { createTestApp } from "#tests/support/app";
import { aFreelancer, aHirer, anAgency } from "#tests/support/drafts";
import type { AccountKind, SignUpDraft } from "~/domain/account";
import { type Account, accountsCollection, createProvenAccount } from "~/features/accounts/model/account";
import {
  type Brief,
  briefsCollection,
  createFirstBrief,
  firstBriefId,
  formerFirstId,
} from "~/features/briefs/model/brief";
import { getHirerRecord, hirerRecordsCollection, withBriefMoved } from "~/features/briefs/model/hirer-record";
import { listOwnBriefs } from "~/features/briefs/reads/list-briefs";
import {
  createProfile,
  emptyProfile,
  type Profile,
  profilesCollection,
} from "~/features/profiles/model/profile";
import { chooseKind } from "~/features/sign-up/writes/choose-kind";
import { reviewAccount } from "~/features/sign-up/writes/review-account";
import { saveDraft } from "~/features/sign-up/writes/save-draft";

const now = new Date("2026-03-01T12:00:00.000Z");

/** A store with one account, `uid`. */
async function createMarket(account: Partial<Account> = {}) {
  const { store, clock } = createTestApp();
  await store.transact(async (tx) =>
    tx.set(accountsCollection, "uid", { ...createProvenAccount("a@example.com", now), ...account }),
  );
  const read = async <T>(collection: string, id: string) =>
    (await store.get<T>(collection, id))?.data ?? null;
  return {
    store,
    clock,
    save: (draft: SignUpDraft, review = false) => saveDraft({ store, clock }, "uid", draft, { review }),
    account: () => read<Account>(accountsCollection, "uid"),
    profile: () => read<Profile>(profilesCollection, "uid"),
    brief: () => read<Brief>(briefsCollection, firstBriefId("uid")),
    versions: () =>
      Promise.all(
        [
          [accountsCollection, "uid"],
          [profilesCollection, "uid"],
          [briefsCollection, firstBriefId("uid")],
        ].map(async ([collection = "", id = ""]) => (await store.get(collection, id))?.version ?? null),
      ),
  };
}

const drafts: Record<AccountKind, SignUpDraft> = {
  FREELANCER: aFreelancer({ skills: ["SQL"] }),
  AGENCY: anAgency({ teamSize: 7 }),
  HIRER: aHirer({ problem: "Slow shop." }),
};
const kinds = Object.keys(drafts) as AccountKind[];

describe("a saved draft", () => {
  it.each(kinds)("of a %s sets the kind and makes the profile, hidden", async (kind) => {
    const market = await createMarket();
    expect(await market.save(drafts[kind])).toMatchObject({ ok: true });
    expect(await market.account()).toMatchObject({ kind, review: false });
    expect(await market.profile()).toMatchObject({ visibility: "HIDDEN" });
    expect((await market.brief()) !== null).toBe(kind === "HIRER");
  });

  it.each(kinds)("of a %s is saved once, however often and however parallel", async (kind) => {
    const market = await createMarket();
    const answers = await Promise.all(Array.from({ length: 5 }, () => market.save(drafts[kind])));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const versions = await market.versions();
    expect(versions).toEqual([2, 1, kind === "HIRER" ? 1 : null]);

    expect(await market.save(drafts[kind])).toMatchObject({ code: "NOTHING_TO_DO" });
    expect(await market.versions()).toEqual(versions);
  });

  it("of two kinds at the same moment leaves one kind, and all of it", async () => {
    const market = await createMarket();
    await Promise.all([market.save(drafts.FREELANCER), market.save(drafts.HIRER)]);
    const kind = (await market.account())?.kind;
    expect((await market.brief()) !== null).toBe(kind === "HIRER");
    expect((await market.profile())?.organisation !== null).toBe(kind === "HIRER");
  });

  const pairs = kinds.flatMap((has) => kinds.map((asked) => ({ has, asked })));
  it.each(pairs)("of a $asked on a $has's account: only its own kind", async ({ has, asked }) => {
    const market = await createMarket({ kind: has });
    expect(await market.save(drafts[asked])).toMatchObject(
      has === asked ? { ok: true } : { code: "OTHER_KIND" },
    );
    expect((await market.account())?.kind).toBe(has);
    expect((await market.profile()) !== null).toBe(has === asked);
  });

  it.each([true, false])("with review %s leaves the account so", async (review) => {
    const market = await createMarket();
    await market.save(drafts.AGENCY, review);
    expect((await market.account())?.review).toBe(review);
  });

  it.each(kinds)("from another browser asks nobody about the account of a %s", async (kind) => {
    const market = await createMarket({ kind });
    const draft = drafts[kind];
    expect(await market.save(draft, true)).toMatchObject({ code: "ALREADY_BEGUN" });
    expect(await market.account()).toMatchObject({ kind, review: false });
    expect(await market.profile()).toBeNull();
    await market.save(draft);
    // What stands already is no loss.
    expect(await market.save(draft, true)).toMatchObject({ code: "NOTHING_TO_DO" });
    expect((await market.account())?.review).toBe(false);
  });

  it("waits while the owner has yet to say whether to keep what stands", async () => {
    const market = await createMarket({ kind: "AGENCY", review: true });
    expect(await market.save(drafts.AGENCY)).toMatchObject({ code: "REVIEW_FIRST" });
    expect(await market.save(drafts.HIRER)).toMatchObject({ code: "REVIEW_FIRST" });
    expect(await market.profile()).toBeNull();
  });

  it("that breaks a rule names it and changes nothing", async () => {
    const market = await createMarket();
    expect(await market.save(aFreelancer({ displayName: "" }))).toEqual({
      ok: false,
      code: "INVALID",
      detail: "displayName",
    });
    expect(await market.versions()).toEqual([1, null, null]);
  });

  it("of nobody's account is refused", async () => {
    const { store, clock } = await createMarket();
    expect(await saveDraft({ store, clock }, "nobody", drafts.AGENCY, { review: false })).toMatchObject({
      code: "AUTHENTICATION_REQUIRED",
    });
  });

  it("never overwrites a profile; a hirer's first brief is still made beside one", async () => {
    const market = await createMarket();
    await market.save(aHirer({ organisation: "First" }));
    expect(await market.brief()).toBeNull();
    expect(await market.save(aHirer({ organisation: "Second", problem: "Slow." }))).toMatchObject({
      ok: true,
    });
    expect((await market.profile())?.organisation).toBe("First");
    expect((await market.brief())?.problem).toBe("Slow.");
    expect(await market.save(aHirer({ organisation: "Third", problem: "Other." }))).toMatchObject({
      code: "NOTHING_TO_DO",
    });
    expect((await market.brief())?.problem).toBe("Slow.");
  });
});

describe("the kind", () => {
  const all = [null, ...kinds].flatMap((has) => kinds.map((chosen) => ({ has, chosen })));
  it.each(all)(
    "$has, then $chosen: fixed once set, and the same again is no mistake",
    async ({ has, chosen }) => {
      const market = await createMarket({ kind: has });
      const answer = await chooseKind(market.store, "uid", chosen);
      expect(answer).toMatchObject(
        has === null || has === chosen ? { ok: true } : { ok: false, code: "ALREADY_CHOSEN" },
      );
      expect((await market.account())?.kind).toBe(has ?? chosen);
    },
  );

  it("is one, when all three are chosen at the same moment", async () => {
    const market = await createMarket();
    const answers = await Promise.all(kinds.map((kind) => chooseKind(market.store, "uid", kind)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it("of nobody can't be chosen", async () => {
    const { store } = await createMarket();
    expect(await chooseKind(store, "nobody", "HIRER")).toMatchObject({ code: "AUTHENTICATION_REQUIRED" });
  });
});

describe("a review", () => {
  it.each(["KEEP", "START_FRESH"] as const)("is answered once: %s", async (choice) => {
    const market = await createMarket();
    await market.save(drafts.HIRER, true);
    expect(await reviewAccount(market, "uid", choice)).toMatchObject({ ok: true });
    expect(await reviewAccount(market, "uid", choice)).toMatchObject({ code: "NOTHING_TO_DO" });
    const kept = choice === "KEEP";
    expect(await market.account()).toMatchObject({ kind: kept ? "HIRER" : null, review: false });
    expect((await market.profile()) !== null).toBe(kept);
    expect((await market.brief()) !== null).toBe(kept);
  });

  it("leaves what was published, with which others have to do", async () => {
    const market = await createMarket();
    await market.save(drafts.HIRER, true);
    for (const status of ["OPEN", "SHORTLISTING", "FILLED", "CLOSED"] as const) {
      await market.store.transact(async (tx) =>
        tx.set(
          hirerRecordsCollection,
          "uid",
          withBriefMoved(await getHirerRecord(tx, "nobody"), null, status),
        ),
      );
      expect(await reviewAccount(market, "uid", "START_FRESH")).toMatchObject({
        code: "NOTHING_TO_DO",
      });
    }
    expect(await market.brief()).not.toBeNull();
    expect(await reviewAccount(market, "uid", "KEEP")).toMatchObject({ ok: true });
  });

  it.each(["KEEP", "START_FRESH"] as const)("that nobody asked for does nothing: %s", async (choice) => {
    const market = await createMarket();
    await market.save(drafts.HIRER);
    expect(await reviewAccount(market, "uid", choice)).toMatchObject({ code: "NOTHING_TO_DO" });
    expect(await market.profile()).not.toBeNull();
    expect(await reviewAccount(market, "nobody", choice)).toMatchObject({ code: "NOTHING_TO_DO" });
  });
});

describe("what a form asked becomes", () => {
  const empty = { ...emptyProfile, updatedAt: now.toISOString() };
  const rate = { amount: 65_000, currency: "EUR" };
  const price = (unit: string) => ({ min: 65_000, max: 65_000, currency: "EUR", unit });
  it.each<[SignUpDraft, object]>([
    [
      aFreelancer({ discipline: "design", skills: ["SQL"], country: "FR", rate }),
      { displayName: "Ada", discipline: "design", skills: ["SQL"], country: "FR", rate: price("DAY") },
    ],
    [
      anAgency({ services: ["Branding"], teamSize: 7, country: "SE", website: "https://a.example/" }),
      {
        displayName: "Studio Nord",
        services: ["Branding"],
        teamSize: 7,
        country: "SE",
        website: "https://a.example/",
      },
    ],
    [aHirer(), { displayName: "Harbour Works", organisation: "Harbour Works" }],
    [
      aHirer({ organisation: "x".repeat(120) }),
      { displayName: "x".repeat(120), organisation: "x".repeat(120) },
    ],
  ])("a profile with each field in its place: %o", (draft, profile) => {
    expect(createProfile(draft, now)).toEqual({ ...empty, ...profile, namedBy: expect.any(Array) });
  });

  it.each([
    [{ problem: "Slow." }, true],
    [{ desiredOutcome: "Fast." }, true],
    [{ budget: rate }, true],
    [{ startOn: "2027-03-01" }, true],
    [{ problem: "" }, false],
    [{}, false],
  ])("a brief only where there is something to write in it: %o, %s", (more, made) => {
    expect(createFirstBrief(aHirer(more), "uid", "id", now) !== null).toBe(made);
  });

  it("a brief that is its hirer's, a draft, and sorted by time and id", () => {
    const brief = createFirstBrief(aHirer({ problem: "Slow.", budget: rate }), "uid", "first-uid", now);
    expect(brief).toMatchObject({
      hirerUid: "uid",
      status: "DRAFT",
      problem: "Slow.",
      desiredOutcome: null,
      budget: price("PROJECT"),
      startOn: null,
      createdAt: "2026-03-01T12:00:00.000Z_first-uid",
    });
  });

  it("a list of one's own drafts only: newest first, five at most", async () => {
    const { store } = await createMarket();
    await store.transact(async (tx) => {
      for (let number = 0; number < 7; number += 1) {
        const brief = { hirerUid: "uid", status: "DRAFT", createdAt: `2026-03-0${number + 1}_${number}` };
        tx.set(briefsCollection, `mine-${number}`, brief);
      }
      tx.set(briefsCollection, "other", { hirerUid: "other", status: "DRAFT", createdAt: "2027_x" });
      tx.set(briefsCollection, "open", { hirerUid: "uid", status: "OPEN", createdAt: "2027_y" });
    });
    const ids = (await listOwnBriefs(store, "uid", "DRAFT", { first: 5, after: null })).items.map(
      ({ id }) => id,
    );
    expect(ids).toEqual(["mine-6", "mine-5", "mine-4", "mine-3", "mine-2"]);
  });
});

it("a first brief’s id doesn’t tell its member’s", () => {
  expect(firstBriefId("a-member-of-the-tests")).not.toContain("a-member-of-the-tests");
});

it.each(["first-uid", formerFirstId("uid")])(
  "a first brief of an earlier release is found: %s",
  async (id) => {
    const { save, store, brief, clock } = await createMarket();
    const former = createFirstBrief(aHirer({ problem: "Slow." }), "uid", id, clock.now());
    await save(aHirer({ problem: "Slow." }));
    await store.transact(async (tx) => {
      tx.delete(briefsCollection, firstBriefId("uid"));
      tx.set(briefsCollection, id, former ?? {});
    });
    expect(await save(aHirer({ problem: "Another." }))).toMatchObject({ code: "NOTHING_TO_DO" });
    expect(await brief()).toBeNull();
  },
);
