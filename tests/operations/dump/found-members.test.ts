import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { createDisk } from "#tests/operations/backup/files";
import { openStore } from "#tests/operations/read-only/stores";
import { wholeContent } from "#tests/support/content";
import { createMarket, day, succeeded } from "#tests/support/market";
import { stubIdentity } from "#tests/support/people";
import { wholeExport } from "#tests/support/whole-export";
import { profileFields } from "~/domain/fields/profile-fields";
import { anyBrief } from "~/domain/filters/search-filter.server";
import { type Invitation, invitations } from "~/features/briefs/model/invitation";
import { memberBookmarks } from "~/features/directory/model/member-bookmark";
import { setMemberBookmark } from "~/features/directory/writes/member-bookmarks";
import { inviteMember } from "~/features/invitations/writes/invite-member";
import { deleteAccount } from "~/features/leaving/writes/delete-account";
import { handles } from "~/features/profiles/model/handle";
import { saveProfile } from "~/features/profiles/writes/save-profile";
import { savedSearches, toldFinds } from "~/features/saved-searches/reads/saved-search";
import { feedSecrets, renewFeed } from "~/features/saved-searches/writes/feed-secret";
import { saveSearch } from "~/features/saved-searches/writes/save-search";
import { searchLists } from "~/features/saved-searches/writes/search-lists";
import { backUp } from "~/operations/backup/backup.server";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import { openSite } from "~/operations/read-only/site-mode";
import type { Store } from "~/platform/ports/store";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import { ok } from "~/values/result";
import indexes from "../../../firestore.indexes.json";
import { createWorld } from "./world";

const own = [memberBookmarks, savedSearches, toldFinds, feedSecrets, invitations, handles].map(
  ({ name }) => name,
);
const all = [...own, searchLists.name];

/** Talent with one of each document by which members find each other, and the hirer who invited them. */
async function createScene() {
  const engine = openStore();
  const store = createVersionedStore(engine);
  const market = createMarket({ store, identity: stubIdentity({ deleteUser: async () => ok() }) });
  const [hirer, uid] = [await market.join("HIRER"), await market.join("FREELANCER")];
  const content = { ...wholeContent(profileFields), availability: null, availableFrom: null };
  const shown = { ...content, visibility: "EVERYONE", handle: "ann-li" } as const;
  succeeded(await saveProfile(market, uid, { revision: 1, content: shown }));
  const other = await market.join("AGENCY");
  succeeded(await setMemberBookmark(market, uid, other, { bookmarked: true, note: "Asks first." }));
  const given = { side: "BRIEFS", filter: { ...anyBrief, skill: "SQL" } } as const;
  const telling = { name: "Data", cadence: "INSTANT", onlySkillsMet: false } as const;
  const parts = { ...market, search: market.app.search };
  const { id } = succeeded(await saveSearch(parts, uid, given, telling));
  succeeded(await renewFeed(market, uid, id));
  market.clock.advance(1_000);
  const briefId = await market.open(hirer);
  const key = randomUUID();
  succeeded(await inviteMember(market, hirer, { briefId, uid, key, line: "You know SQL." }));
  await market.worker.runDue();
  return { market, engine, hirer, uid, other, briefId, search: id };
}

async function readAll(store: Store, names: readonly string[]) {
  const lists = await Promise.all(
    names.map(async (collection) => [
      collection,
      (await store.query<Record<string, unknown>>({ collection, limit: 100 })).items.map(({ id, data }) => ({
        id,
        data,
      })),
    ]),
  );
  return Object.fromEntries(lists) as Record<string, { id: string; data: Record<string, unknown> }[]>;
}

it("what members keep of each other moves to another store, and is in its backup", async () => {
  const { market, engine } = await createScene();
  const disk = createDisk();
  const to = createSqliteStore({ file: disk.files.store, indexes });
  onTestFinished(() => to.close());
  const world = createWorld(market.clock);
  await world.dump(engine);
  await world.load(to);
  const before = await readAll(market.store, all);
  for (const name of all) expect(before[name]?.length, name).toBeGreaterThan(0);
  expect(await readAll(createVersionedStore(to), all)).toEqual(before);
  const { manifest } = await backUp(disk.files, {
    ...{ to: disk.backups, keep: 1, now: market.clock.now(), release: "test" },
  });
  const counts = Object.fromEntries(all.map((name) => [name, before[name]?.length]));
  expect(manifest.documents).toMatchObject(counts);
});

it("each of them is in the file of its member, without a feed’s secret", async () => {
  const { market, uid, other, briefId, search } = await createScene();
  const file = (await wholeExport(market.store, uid, market.clock.now())) as Record<string, object[]>;
  expect(file).toMatchObject({
    memberBookmarks: [{ member: other, note: "Asks first." }],
    savedSearches: [{ side: "BRIEFS", name: "Data", cadence: "INSTANT", filter: { skill: "SQL" } }],
    toldFinds: [{ told: 1 }],
    feedSecrets: [{ of: search }],
    invitations: [{ brief: briefId, status: "SENT" }],
    handles: [{ name: "ann-li" }],
  });
});

it("none of them stays when its member leaves, and nothing looks for the searches", async () => {
  const { market, engine, uid, hirer } = await createScene();
  succeeded(await deleteAccount(market, uid));
  await market.pass(15 * day);
  await market.pass(day);
  for (const [name, items] of Object.entries(await readAll(market.store, own)))
    expect(
      items.filter(({ data }) => (data as Partial<Invitation>).uid === uid),
      name,
    ).toEqual([]);
  const { dump, directory } = createWorld(market.clock);
  await dump(engine);
  const dumped = readdirSync(directory).map((name) => readFileSync(join(directory, name), "utf8"));
  expect(dumped.join("")).not.toContain("Asks first.");
  expect(dumped.join("")).toContain(hirer);
  await openSite({ store: engine, clock: market.clock });
  // The list of a search that is gone is forgotten by the next brief in it.
  await market.open(hirer);
  await market.worker.runDue();
  expect((await readAll(market.store, [searchLists.name]))[searchLists.name]).toEqual([]);
});
