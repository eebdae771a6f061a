import { expect, it } from "vitest";
import { createMarket, refusalOf, succeeded } from "#tests/support/market";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { type Block, blockId, blocksCollection } from "~/features/accounts/model/block";
import { type MemberBookmark, memberBookmarks } from "~/features/directory/model/member-bookmark";
import {
  findSaved,
  getMemberBookmark,
  listMemberBookmarks,
} from "~/features/directory/reads/member-bookmarks";
import { setMemberBookmark } from "~/features/directory/writes/member-bookmarks";
import { type Profile, profilesCollection } from "~/features/profiles/model/profile";
import { limits } from "~/values/limits";

const page = { first: 50, after: null };
type Market = ReturnType<typeof createMarket>;

async function createPair() {
  const market = createMarket();
  return { ...market, market, hirer: await market.join("HIRER"), talent: await market.join("FREELANCER") };
}

async function changeProfile({ store }: Pick<Market, "store">, uid: string, more: Partial<Profile>) {
  await store.transact(async (tx) => {
    const found = await tx.get<Profile>(profilesCollection, uid);
    if (found) tx.set<Profile>(profilesCollection, uid, { ...found.data, ...more });
  });
}

async function changeAccount({ store }: Pick<Market, "store">, uid: string, more: Partial<Account>) {
  await store.transact(async (tx) => {
    const found = await tx.get<Account>(accountsCollection, uid);
    if (found) tx.set<Account>(accountsCollection, uid, { ...found.data, ...more });
  });
}

it("a saved member keeps the note until it is replaced or taken away, and the place in the list", async () => {
  const { market, store, clock, hirer, talent } = await createPair();
  const note = async () => (await getMemberBookmark(store, hirer, talent))?.note;
  const set = async (more: { bookmarked: boolean; note?: string | null }) =>
    succeeded(await setMemberBookmark(market, hirer, talent, more));
  await set({ bookmarked: true });
  expect(await note()).toBeNull();
  await set({ bookmarked: true, note: "  Knows ships.\r\nAsks first. " });
  clock.advance(1_000);
  const other = await market.join("AGENCY");
  succeeded(await setMemberBookmark(market, hirer, other, { bookmarked: true }));
  clock.advance(1_000);
  await set({ bookmarked: true });
  expect(await note()).toBe("Knows ships.\nAsks first.");
  const listed = (await listMemberBookmarks(store, hirer, page)).items.map(({ data }) => data.memberUid);
  expect(listed).toEqual([other, talent]);
  await set({ bookmarked: true, note: "" });
  expect(await note()).toBeNull();
  await set({ bookmarked: false });
  await set({ bookmarked: false });
  expect(await note()).toBeUndefined();
});

it.each<[string, (scene: Awaited<ReturnType<typeof createPair>>) => Promise<unknown>]>([
  ["hides", (scene) => changeProfile(scene, scene.talent, { visibility: "HIDDEN" })],
  ["is suspended", (scene) => changeAccount(scene, scene.talent, { status: "SUSPENDED" })],
  ["leaves", (scene) => changeAccount(scene, scene.talent, { status: "DELETING" })],
  ["has an account to review", (scene) => changeAccount(scene, scene.talent, { review: true })],
  [
    "is gone",
    ({ store, talent }) =>
      store.transact(async (tx) => {
        tx.delete(accountsCollection, talent);
        tx.delete(profilesCollection, talent);
      }),
  ],
  [
    "blocks",
    ({ store, hirer, talent }) =>
      store.transact(async (tx) =>
        tx.set<Block>(blocksCollection, blockId(talent, hirer), {
          uid: talent,
          otherUid: hirer,
          at: `2026-01-01T00:00:00.000Z_${blockId(talent, hirer)}`,
        }),
      ),
  ],
])("a member who %s is no longer to be found, and can still be removed", async (_why, change) => {
  const scene = await createPair();
  const { market, store, hirer, talent } = scene;
  succeeded(await setMemberBookmark(market, hirer, talent, { bookmarked: true, note: "Mine." }));
  expect(await findSaved(store, hirer, talent)).toMatchObject({ uid: talent });
  await change(scene);
  expect(await findSaved(store, hirer, talent)).toBeNull();
  // The note is the hirer's own: it stays readable and can be changed.
  succeeded(await setMemberBookmark(market, hirer, talent, { bookmarked: true, note: "Still mine." }));
  expect(await getMemberBookmark(store, hirer, talent)).toMatchObject({ note: "Still mine." });
  succeeded(await setMemberBookmark(market, hirer, talent, { bookmarked: false }));
  // Equal to a member who never was.
  for (const uid of [talent, "nobody"])
    expect(refusalOf(await setMemberBookmark(market, hirer, uid, { bookmarked: true }))).toBe("NOT_FOUND");
});

it("nobody saves a hirer, themselves, a hidden member, or a note of 501 characters", async () => {
  const { market, hirer, talent } = await createPair();
  const hidden = await market.join("FREELANCER", { profile: { visibility: "HIDDEN" } });
  for (const uid of [await market.join("HIRER"), hirer, hidden])
    expect(refusalOf(await setMemberBookmark(market, hirer, uid, { bookmarked: true }))).toBe("NOT_FOUND");
  const long = { bookmarked: true, note: "x".repeat(limits.memberNote + 1) };
  expect(await setMemberBookmark(market, hirer, talent, long)).toMatchObject({
    code: "INVALID",
    problems: [{ field: "note", code: "tooLong", what: "note", most: 500 }],
  });
  succeeded(await setMemberBookmark(market, talent, await market.join("AGENCY"), { bookmarked: true }));
});

it("the 501st is refused, and there is room again after one is removed", async () => {
  const { market, store, hirer, talent } = await createPair();
  for (let from = 0; from < limits.memberBookmarks; from += 100)
    await store.transact(async (tx) => {
      for (let at = from; at < from + 100; at += 1) {
        const id = `${hirer}_m${at}`;
        const savedAt = `2026-01-01T00:00:00.000Z_${id}`;
        tx.set<MemberBookmark>(memberBookmarks.name, id, {
          uid: hirer,
          memberUid: `m${at}`,
          note: null,
          savedAt,
        });
      }
    });
  const save = () => setMemberBookmark(market, hirer, talent, { bookmarked: true });
  expect(refusalOf(await save())).toBe("TOO_MANY");
  succeeded(await setMemberBookmark(market, hirer, "m7", { bookmarked: true, note: "Of one who is there." }));
  succeeded(await setMemberBookmark(market, hirer, "m7", { bookmarked: false }));
  succeeded(await save());
});
