import { createHash } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { get, respond } from "#tests/support/app";
import { createMarket, day, succeeded } from "#tests/support/market";
import { workInMilestones } from "#tests/support/milestones";
import { check, faultOf, passRoots, recordedWork, recordOf, rootDay } from "#tests/support/record";
import { formatDay } from "~/domain/day-texts";
import { leafOf, rootAfter, topBy, topOf, wayUp } from "~/domain/record/daily-root";
import { sha256, textOfEntry } from "~/domain/record/log-entry";
import { type Agreement, agreementsCollection } from "~/features/agreements/model/agreement";
import { type AgreementEntry, agreementLog, entryId } from "~/features/agreements/model/agreement-log";
import { deleteAccount } from "~/features/leaving/writes/delete-account";
import { saveSettings } from "~/features/profiles/writes/save-settings";
import {
  LEAVES_OF_PART,
  lastRoot,
  partId,
  type RecordRoot,
  recordLeaves,
  recordRoots,
} from "~/features/records/model/record-root";
import { checkRoots } from "~/features/records/reads/check-roots";
import { planRoots, rootRecords } from "~/features/records/writes/root-records";
import { type JobDocument, jobsCollection } from "~/platform/jobs/queue.server";
import type { Store } from "~/platform/ports/store";
import * as route from "~/routes/_public.roots";
import { canonicalJson } from "~/values/canonical-json";
import { dayOf, daysAfter } from "~/values/days";
import type { Language } from "~/words/languages";
import { inLanguage } from "~/words/reader-language.server";
import * as words from "~/words/roots.generated";

const today = "2027-03-01";

type Market = ReturnType<typeof createMarket>;

/** So many logs that were moved on a day, of one entry each. */
async function plantLogs(market: Market, count: number, of = today): Promise<string[]> {
  const hashes = Array.from({ length: count }, (_, at) =>
    createHash("sha256").update(`${of} ${at}`).digest("hex"),
  );
  for (let from = 0; from < count; from += 500)
    await market.store.transact(async (tx) => {
      for (const [at, hash] of hashes.slice(from, from + 500).entries()) {
        const agreement = `log${String(from + at).padStart(6, "0")}`;
        tx.set(agreementLog.name, entryId(agreement, 1), {
          agreement,
          seq: 1,
          day: of,
          at: `${of}T10:00:00.000Z`,
          hash,
        });
      }
    });
  return hashes;
}

async function rootOf({ store }: Pick<Market, "store">, of: string) {
  return (await store.get<RecordRoot>(recordRoots.name, of))?.data;
}

describe("a tree", () => {
  const sha = (...parts: (string | Uint8Array)[]) => {
    const hash = createHash("sha256");
    for (const part of parts) hash.update(typeof part === "string" ? Buffer.from(part, "hex") : part);
    return hash.digest("hex");
  };
  /** RFC 6962, 2.1, word by word. */
  function byTheRfc(leaves: readonly string[]): string {
    if (leaves.length === 0) return sha();
    if (leaves.length === 1) return sha(Uint8Array.of(0), leaves[0] ?? "");
    const k = 2 ** Math.floor(Math.log2(leaves.length - 1));
    return sha(Uint8Array.of(1), byTheRfc(leaves.slice(0, k)), byTheRfc(leaves.slice(k)));
  }

  it("has the top of RFC 6962, in parts too, and a way up to it from each leaf", async () => {
    for (let count = 0; count <= 21; count += 1) {
      const hashes = Array.from({ length: count }, (_, at) => sha(Uint8Array.of(at)));
      const leaves = await Promise.all(hashes.map(leafOf));
      const top = byTheRfc(hashes);
      expect(await topOf(leaves), `${count}`).toBe(top);
      const parts = Array.from({ length: Math.ceil(count / 4) }, (_, at) => leaves.slice(4 * at, 4 * at + 4));
      const tops = await Promise.all(parts.map(topOf));
      expect(await topOf(tops)).toBe(top);
      for (const [at, leaf] of leaves.entries()) {
        expect(await topBy(leaf, await wayUp(leaves, at))).toBe(top);
        const part = Math.floor(at / 4);
        const way = [...(await wayUp(parts[part] ?? [], at % 4)), ...(await wayUp(tops, part))];
        expect(await topBy(leaf, way)).toBe(top);
      }
    }
  });

  it("has no way in another spelling", async () => {
    const [one, two] = [sha(Uint8Array.of(1)), sha(Uint8Array.of(2))];
    expect(await topBy(one, [`>${two}`])).not.toBeNull();
    for (const step of [two, `?${two}`, `>${two.toUpperCase()}`, `>${two}0`, `>${two.slice(1)}`])
      expect(await topBy(one, [step]), step).toBeNull();
  });
});

describe("the root of a day", () => {
  it("is over the last entry of each log that was moved on it, and over the root before", async () => {
    const market = createMarket();
    const hirer = await market.join("HIRER");
    const first = dayOf(market.clock.now());
    const ids = [(await recordedWork(market, hirer)).id, (await recordedWork(market, hirer)).id];
    await passRoots(market, 2);
    const ends = await Promise.all(
      ids.sort().map(async (id) => (await market.store.get<Agreement>(agreementsCollection, id))?.data.log),
    );
    // Each has ten entries: the tenth comes before the second by its id.
    expect(ends.map((end) => end?.entries)).toEqual([10, 10]);
    const tree = await topOf(await Promise.all(ends.map((end) => leafOf(end?.hash ?? ""))));
    const root = await rootAfter("", { day: first, tree });
    expect(await rootOf(market, first)).toMatchObject({ day: first, tree, root });
    const second = daysAfter(first, 1);
    const none = createHash("sha256").digest("hex");
    expect(await rootOf(market, second)).toEqual({
      ...{ day: second, tree: none, tops: [] },
      root: await sha256(canonicalJson({ before: root, day: second, tree: none })),
    });
    expect(await checkRoots(market.store)).toMatchObject({ roots: 2, brokenAt: null, last: { day: second } });
  });

  it("is planned for the first whole day, an hour after its end, then each day; downtime is caught up", async () => {
    const market = createMarket();
    const jobOf = async () => (await market.store.get<JobDocument>(jobsCollection, rootRecords.name))?.data;
    const tomorrow = daysAfter(dayOf(market.clock.now()), 1);
    await planRoots(market);
    expect(await jobOf()).toMatchObject({ payload: { day: tomorrow } });
    expect((await jobOf())?.dueAt).toContain(`${daysAfter(tomorrow, 1)}T01:00:00`);
    market.clock.advance(4 * day);
    await planRoots(market);
    for (let run = 0; run < 5; run += 1) await market.worker.runDue();
    // Of three whole days, each with its own job.
    const last = daysAfter(tomorrow, 2);
    expect(await checkRoots(market.store)).toMatchObject({ roots: 3, last: { day: last }, brokenAt: null });
    expect(await jobOf()).toMatchObject({ payload: { day: daysAfter(last, 1) } });
  });

  it("goes on after the last where its job was lost", async () => {
    const market = createMarket();
    await passRoots(market, 1);
    const made = await lastRoot(market.store);
    await market.store.transact(async (tx) => tx.delete(jobsCollection, rootRecords.name));
    market.clock.advance(10 * day);
    await planRoots(market);
    expect((await market.store.get<JobDocument>(jobsCollection, rootRecords.name))?.data).toMatchObject({
      payload: { day: daysAfter(made?.day ?? "", 1) },
    });
  });

  it.each([1, LEAVES_OF_PART - 1, LEAVES_OF_PART, LEAVES_OF_PART + 1, 2 * LEAVES_OF_PART + 1])(
    "is the same in parts: %d logs",
    async (count) => {
      const market = createMarket();
      const hashes = await plantLogs(market, count);
      await rootDay(market, today);
      const root = await rootOf(market, today);
      expect(root?.tops).toHaveLength(Math.ceil(count / LEAVES_OF_PART));
      expect(root?.tree).toBe(await topOf(await Promise.all(hashes.map(leafOf))));
      expect((await checkRoots(market.store)).brokenAt).toBeNull();
    },
    60_000,
  );

  it("is written once, and the same, wherever its job was killed or had no time", async () => {
    const count = LEAVES_OF_PART + 3;
    const whole = createMarket();
    await plantLogs(whole, count);
    await rootDay(whole, today);
    const wanted = await rootOf(whole, today);
    for (const commits of [0, 1, 2, 3]) {
      const market = createMarket();
      await plantLogs(market, count);
      const killed = { ...market, store: killedAfter(market.store, commits) };
      const run = rootDay(killed, today);
      if (commits < 3) await expect(run).rejects.toThrow("killed");
      else await run;
      await rootDay(market, today);
      expect(await rootOf(market, today)).toEqual(wanted);
      expect((await checkRoots(market.store)).brokenAt).toBeNull();
    }
    const slow = createMarket();
    await plantLogs(slow, count);
    const hasTime = vi.fn().mockReturnValueOnce(true).mockReturnValue(false);
    const rest = await rootDay(slow, today, { hasTime });
    if (!rest.ok || !rest.value) throw new Error("It has no rest");
    await rootDay(slow, today, (rest.value as { goOn: object }).goOn);
    expect(await rootOf(slow, today)).toEqual(wanted);
  }, 60_000);

  it("can’t be written over, nor what it is over", async () => {
    const market = createMarket();
    await plantLogs(market, 1);
    await rootDay(market, today);
    for (const [collection, id] of [
      [recordRoots.name, today],
      [recordLeaves.name, partId(today, 0)],
    ] as const) {
      await expect(market.store.transact(async (tx) => tx.set(collection, id, {}))).rejects.toThrow(
        "append-only",
      );
      await expect(market.store.transact(async (tx) => tx.delete(collection, id))).rejects.toThrow(
        "append-only",
      );
    }
  });
});

/** A store whose process is killed once it has committed so often. */
function killedAfter(store: Store, commits: number): Store {
  let left = commits;
  return {
    ...store,
    transact: async (work) => {
      if (left === 0) throw new Error("killed");
      left -= 1;
      return store.transact(work);
    },
  };
}

/** The store of another market with the same documents, some of them changed: append-only ones can't be. */
async function forgedFrom(
  market: Market,
  change: (collection: string, id: string, data: never) => object | null,
): Promise<Market> {
  const forged = createMarket();
  const names = [agreementsCollection, agreementLog.name, recordRoots.name, recordLeaves.name];
  for (const collection of [...names, "agreementVersions", "milestones", "deliveries"])
    for (let after: string | null = null; ; ) {
      const page: Awaited<ReturnType<Store["query"]>> = await market.store.query({
        collection,
        limit: 100,
        after,
      });
      await forged.store.transact(async (tx) => {
        for (const { id, data } of page.items) {
          const made = change(collection, id, data as never);
          if (made) tx.set(collection, id, made);
        }
      });
      if (page.next === null) break;
      after = page.next;
    }
  return forged;
}

/** A log with another time in its first entry, all of its chain made anew. */
async function rewritten(market: Market, id: string): Promise<Map<string, AgreementEntry>> {
  const made = new Map<string, AgreementEntry>();
  let before = "";
  for (let seq = 1; ; seq += 1) {
    const entry = (await market.store.get<AgreementEntry>(agreementLog.name, entryId(id, seq)))?.data;
    if (!entry) return made;
    const at = seq === 1 ? `${entry.day}T00:00:00.001Z` : entry.at;
    const next = { ...entry, at, before };
    before = await sha256(textOfEntry(next));
    made.set(entryId(id, seq), { ...next, hash: before });
  }
}

describe("what was rewritten in the store", () => {
  async function createScene() {
    const market = createMarket();
    const hirer = await market.join("HIRER");
    const { id } = await recordedWork(market, hirer);
    const first = dayOf(market.clock.now());
    await passRoots(market, 3);
    const log = await rewritten(market, id);
    const end = [...log.values()].at(-1);
    const anew = { entries: end?.seq, hash: end?.hash };
    /** The log that was made anew, and the agreement that knows its end. */
    const forge = (collection: string, docId: string, data: object) => {
      if (collection === agreementsCollection) return { ...data, log: anew };
      return collection === agreementLog.name ? (log.get(docId) ?? data) : data;
    };
    return { market, id, first, forge };
  }

  it("is named by its day, where the roots stayed", async () => {
    const { market, first, forge } = await createScene();
    const forged = await forgedFrom(market, forge);
    expect(await checkRoots(forged.store)).toMatchObject({ roots: 0, brokenAt: first });
  });

  it("is told by the root that was mailed, and by that of each later day, where all roots were made anew", async () => {
    const { market, id, first, forge } = await createScene();
    const forged = await forgedFrom(market, (collection, docId, data) =>
      collection === recordRoots.name || collection === recordLeaves.name
        ? null
        : forge(collection, docId, data),
    );
    for (let at = 0; at < 3; at += 1) await rootDay(forged, daysAfter(first, at));
    // Whole by itself: in the store as in an archive.
    expect((await checkRoots(forged.store)).brokenAt).toBeNull();
    expect(await faultOf(await recordOf(forged, id))).toBeNull();
    for (let at = 0; at < 3; at += 1) {
      const mailed = await rootOf(market, daysAfter(first, at));
      expect((await rootOf(forged, daysAfter(first, at)))?.root).not.toBe(mailed?.root);
    }
    // The other side’s log with the roots that were mailed.
    const [theirs, ours] = [await recordOf(forged, id), await recordOf(market, id)];
    expect(await faultOf(theirs, { "roots.json": ours["roots.json"] ?? "" })).toEqual({
      what: "ROOT",
      day: first,
    });
  });

  it.each<[string, (root: RecordRoot) => object, number]>([
    ["the tree", (root) => ({ ...root, tree: "0".repeat(64) }), 1],
    ["the root", (root) => ({ ...root, root: "0".repeat(64) }), 1],
    ["a part", (root) => ({ ...root, tops: [...root.tops, "0".repeat(64)] }), 1],
  ])("is named: %s of the second day", async (_what, change, at) => {
    const { market, first } = await createScene();
    const bad = daysAfter(first, at);
    const forged = await forgedFrom(market, (_collection, id, data) => (id === bad ? change(data) : data));
    expect((await checkRoots(forged.store)).brokenAt).toBe(bad);
  });

  it("is named: a root that is missing, leaves that are others, an entry that got another day", async () => {
    const { market, first } = await createScene();
    const second = daysAfter(first, 1);
    const brokenAt = async (change: Parameters<typeof forgedFrom>[1]) =>
      (await checkRoots((await forgedFrom(market, change)).store)).brokenAt;
    expect(
      await brokenAt((collection, id, data) =>
        collection === recordRoots.name && id === second ? null : data,
      ),
    ).toBe(second);
    expect(
      await brokenAt((collection, _id, data) =>
        collection === recordLeaves.name ? { leaves: ["0".repeat(64)] } : data,
      ),
    ).toBe(first);
    expect(
      await brokenAt((collection, _id, data: object) =>
        collection === agreementLog.name ? { ...data, day: second } : data,
      ),
    ).toBe(first);
  });
});

describe("a record", () => {
  it("shows that its log went into the roots of the days on which it was moved", async () => {
    const market = createMarket();
    const hirer = await market.join("HIRER");
    const first = dayOf(market.clock.now());
    const others = await Promise.all([recordedWork(market, hirer), recordedWork(market, hirer)]);
    const { id } = await recordedWork(market, hirer);
    expect(await check(await recordOf(market, id))).toMatchObject({ fault: null, roots: [] });
    await passRoots(market, 2);
    const files = await recordOf(market, id);
    const newest = await lastRoot(market.store);
    const checked = await check(files);
    expect(checked).toMatchObject({
      fault: null,
      roots: [{ day: first }, { day: daysAfter(first, 1), root: newest?.root }],
    });
    const { before, days, proofs } = JSON.parse(files["roots.json"] ?? "");
    expect([before, days.length, proofs.length]).toEqual(["", 2, 1]);
    // Two steps up, and nothing of the others but their leaves.
    expect(proofs[0].way.length).toBeGreaterThan(0);
    for (const other of others) expect(files["roots.json"]).not.toContain(other.id);
  });

  it.each<
    [
      string,
      (roots: { before: string; days: object[]; proofs: { way: string[] }[] }) => object,
      string | null,
    ]
  >([
    ["another root before", (roots) => ({ ...roots, before: "0".repeat(64) }), "first"],
    ["a day less", (roots) => ({ ...roots, days: roots.days.toSpliced(1, 1) }), "third"],
    ["no proof", (roots) => ({ ...roots, proofs: [] }), "first"],
    ["a proof more", (roots) => ({ ...roots, proofs: [...roots.proofs, ...roots.proofs] }), "first"],
    [
      "a step more",
      (roots) => ({ ...roots, proofs: [{ ...roots.proofs[0], way: [`>${"0".repeat(64)}`] }] }),
      "first",
    ],
  ])("names %s", async (_what, change, named) => {
    const market = createMarket();
    const hirer = await market.join("HIRER");
    const first = dayOf(market.clock.now());
    const { id } = await recordedWork(market, hirer);
    await passRoots(market, 3);
    const files = await recordOf(market, id);
    const changed = canonicalJson(change(JSON.parse(files["roots.json"] ?? "")));
    expect(await faultOf(files, { "roots.json": changed })).toEqual({
      what: "ROOT",
      day: named === "first" ? first : daysAfter(first, 2),
    });
  });

  it("of roots in another shape it says so", async () => {
    const market = createMarket();
    const { id } = await recordedWork(market, await market.join("HIRER"));
    const files = await recordOf(market, id);
    for (const bad of [
      {},
      [],
      null,
      1,
      { before: "", days: [1], proofs: [] },
      { before: 1, days: [], proofs: [] },
    ])
      expect(await faultOf(files, { "roots.json": canonicalJson(bad) })).toEqual({
        what: "UNREADABLE",
        file: "roots.json",
      });
  });

  it("and the roots stay what they are once both accounts are gone", async () => {
    const market = createMarket();
    const hirer = await market.join("HIRER");
    const { talent } = await recordedWork(market, hirer);
    await passRoots(market, 1);
    for (const uid of [talent, hirer]) succeeded(await deleteAccount(market, uid));
    market.clock.advance(20 * day);
    for (let run = 0; run < 20; run += 1) await market.worker.runDue();
    expect(await checkRoots(market.store)).toMatchObject({ roots: expect.any(Number), brokenAt: null });
  });
});

describe("the last root", () => {
  it.each<[Language, string]>([
    ["en", "Daily roots"],
    ["de", "Tageswurzeln"],
    ["ar", "الجذور اليومية"],
  ])("stands on a page for everyone, in %s", async (language, title) => {
    const market = createMarket({ graphql: "real" });
    await passRoots(market, 31);
    const roots = await Promise.all(
      Array.from({ length: 31 }, (_, at) => rootOf(market, daysAfter(dayOf(market.clock.now()), at - 31))),
    );
    const request = get("/roots");
    const answer = await respond(() =>
      route.loader({ request, context: market.app.context(request), params: {} }),
    );
    const data = await answer.json();
    const shown = roots.toReversed().map((root) => ({ day: root?.day, root: root?.root }));
    expect(data.roots).toEqual(shown.slice(0, 30));
    const older = get(data.place.next);
    const rest = await respond(() =>
      route.loader({ request: older, context: market.app.context(older), params: {} }),
    );
    expect((await rest.json()).roots).toEqual(shown.slice(30));
    inLanguage(language, () => expect(words.title()).toBe(title));
  });

  it("stands in each mail about an agreement, and in no other", async () => {
    const market = createMarket();
    const hirer = await market.join("HIRER");
    await passRoots(market, 1);
    const made = await lastRoot(market.store);
    await recordedWork(market, hirer);
    await market.pass(20 * 60_000);
    const mails = await market.app.mailbox.list();
    const line = `Daily root of all agreements, ${formatDay(made?.day ?? "")}: ${made?.root}`;
    const isAbout = ({ text }: { text: string }) => /\/app\/work\/\S+\/(agreement|milestones)\n/.test(text);
    expect(mails.filter(isAbout).length).toBeGreaterThan(2);
    for (const mail of mails) {
      expect(mail.text.split("\n").includes(line), mail.subject).toBe(isAbout(mail));
      expect(mail.html.includes(made?.root ?? ""), mail.subject).toBe(isAbout(mail));
    }
  });

  it.each([true, false])(
    "stands in the mail of the day where that tells of an agreement: %s",
    async (isAbout) => {
      const market = createMarket();
      const hirer = await market.join("HIRER");
      const notify = { messages: "DAILY", proposals: "DAILY", briefs: "DAILY" } as const;
      succeeded(await saveSettings(market, hirer, { notify, timeZone: null }));
      await passRoots(market, 1);
      if (isAbout) await workInMilestones(market, hirer);
      else await market.propose(await market.open(hirer));
      await market.pass(60_000);
      await market.pass(2 * day);
      const [digest] = (await market.app.mailbox.list()).filter(({ to }) => to.startsWith(hirer));
      const [, root] =
        /^Daily root of all agreements, .*: ([0-9a-f]{64})$/m.exec(digest?.text ?? "no mail") ?? [];
      const { items } = await market.store.query<RecordRoot>({ collection: recordRoots.name, limit: 9 });
      expect(digest).toBeDefined();
      expect(items.some(({ data }) => data.root === root)).toBe(isAbout);
    },
  );

  it("stands in no mail before there is one", async () => {
    const market = createMarket();
    await recordedWork(market, await market.join("HIRER"));
    await market.pass(20 * 60_000);
    const texts = (await market.app.mailbox.list()).map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(2);
    expect(texts.filter((text) => text.includes("Daily root"))).toEqual([]);
  });
});
