import { expect, it } from "vitest";
import { createMarket, day, succeeded } from "#tests/support/market";
import { collections } from "~/collections";
import { whatStays } from "~/domain/what-stays";
import { ownCollections } from "~/features/leaving/reads/own-documents";
import { deleteAccount } from "~/features/leaving/writes/delete-account";
import { removeAccount, removeBelongings } from "~/features/leaving/writes/remove-member";
import { collection } from "~/platform/ports/collection";

interface Bookmark {
  uid: string;
  savedAt: string;
  expiresAt: string;
}

it("a declaration that leaves out what everybody needs, or names a field that isn’t there, doesn’t compile", () => {
  const declare = collection<Bookmark>();
  const rest = { name: "bookmarks", ofMember: null, expires: true } as const;
  const own = { field: "uid", sortedBy: "uid", exported: null } as const;
  // @ts-expect-error: what becomes of it when a member leaves
  declare({ name: "bookmarks", expires: true });
  // @ts-expect-error: whether its documents are forgotten from their `expiresAt` on
  declare({ name: "bookmarks", ofMember: null });
  // @ts-expect-error: whether the member gets it in their file
  declare({ ...rest, ofMember: { field: "uid", sortedBy: "-savedAt" } });
  // @ts-expect-error: such fields
  declare({ ...rest, ofMember: { field: "owner", sortedBy: "-savedAt", exported: null } });
  // @ts-expect-error: what becomes of it when another member leaves whom it names
  collection<{ uid: string; otherUid: string }>()({ name: "bookmarks", ofMember: own });
  // @ts-expect-error: such an index
  declare({ ...rest, indexes: [["uid", "-kept"]] });
  // @ts-expect-error: nothing expires without an `expiresAt`
  collection<{ uid: string }>()({ name: "bookmarks", ofMember: null, expires: true });
  expect(declare(rest)).toMatchObject({ name: "bookmarks", inCopy: "copied", shared: false, indexes: [] });
});

it("whatever declares where a member’s own documents are loses them with the account, and others’ stay", async () => {
  const market = createMarket();
  const { store, clock } = market;
  const [uid, other] = [await market.join("FREELANCER"), await market.join("FREELANCER")];
  const planted = ownCollections.map((own) => ({ own, id: (of: string) => ("id" in own ? of : `of-${of}`) }));
  await store.transact(async (tx) => {
    for (const { own, id } of planted)
      for (const of of [uid, other])
        if (!("id" in own))
          tx.set(own.name, id(of), { [own.field]: of, [own.sortedBy.replace("-", "")]: of });
        else if (own.name !== "accounts" && own.name !== "profiles") tx.set(own.name, of, { uid: of });
  });
  succeeded(await deleteAccount({ store, clock }, uid));
  clock.advance(15 * day);
  await removeBelongings({ store, clock }, uid);
  await removeAccount({ store, clock }, uid);
  const left = async (of: string) => {
    const found = await Promise.all(planted.map(({ own, id }) => store.get(own.name, id(of))));
    return planted.filter((_, at) => found[at] !== null).map(({ own }) => own.name);
  };
  expect([await left(uid), await left(other)]).toEqual([[], ownCollections.map(({ name }) => name)]);
});

it("the privacy page names each collection that still names a member after they left", () => {
  const staying = collections.filter(
    ({ ofMember }) => typeof ofMember === "object" && ofMember && "others" in ofMember,
  );
  const told: readonly string[] = whatStays.map(({ holder }) => holder);
  expect(staying.map(({ name }) => name).filter((name) => !told.includes(name))).toEqual([]);
});
