import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { aPdf, aPhoto, createStudio } from "#tests/support/faces";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { type Block, blockId, blocksCollection } from "~/features/accounts/model/block";
import { files as filesCollection } from "~/features/files/model/file";
import { deleteAccount } from "~/features/leaving/writes/delete-account";
import { profilesCollection } from "~/features/profiles/model/profile";
import { sessionsCollection } from "~/features/sign-in/auth/sessions.server";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import type { Store } from "~/platform/ports/store";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import indexes from "../../../firestore.indexes.json";

const members = { visibility: "MEMBERS" } as const;

/** A face that one other member has just been sent, twice: whatever is kept of it is kept. */
async function aSentFace(options?: Parameters<typeof createStudio>[0]) {
  const studio = createStudio(options);
  const owner = await studio.join("FREELANCER", { profile: members });
  await studio.send(owner.cookie, await aPhoto());
  const reader = await studio.join("HIRER");
  const face = (await studio.faceOf(owner.uid)) ?? "";
  const path = `/files/${face}/small.avif`;
  const read = async () => (await studio.readBefore(reader.cookie, path)).status;
  expect([await read(), await read()]).toEqual([200, 200]);
  return { studio, owner, reader, face, path, read };
}

type Sent = Awaited<ReturnType<typeof aSentFace>>;

async function change<T>(store: Store, collection: string, id: string, fields: Partial<T>) {
  await store.transact(async (tx) => {
    const found = (await tx.get<object>(collection, id))?.data;
    tx.set(collection, id, { ...found, ...fields });
  });
}

const block = (store: Store, uid: string, otherUid: string) =>
  change<Block>(store, blocksCollection, blockId(uid, otherUid), { uid, otherUid, at: "2026-01-01_b" });

/** What ends a reader's right, in whichever process. */
const ends: [what: string, end: (sent: Sent, store: Store) => Promise<unknown>][] = [
  ["a block by the owner", ({ owner, reader }, store) => block(store, owner.uid, reader.uid)],
  ["a block by the reader", ({ owner, reader }, store) => block(store, reader.uid, owner.uid)],
  [
    "the owner’s suspension",
    ({ owner }, store) => change<Account>(store, accountsCollection, owner.uid, { status: "SUSPENDED" }),
  ],
  [
    "the reader’s suspension",
    ({ reader }, store) => change<Account>(store, accountsCollection, reader.uid, { status: "SUSPENDED" }),
  ],
  [
    "a profile that is hidden",
    ({ owner }, store) => change(store, profilesCollection, owner.uid, { visibility: "HIDDEN" }),
  ],
  [
    "a face that is taken away",
    ({ face }, store) => change(store, filesCollection.name, face, { place: "GONE" }),
  ],
  [
    "a face without a document",
    ({ face }, store) => store.transact(async (tx) => tx.delete(filesCollection.name, face)),
  ],
  [
    "the end of the session",
    ({ reader }, store) => store.transact(async (tx) => tx.delete(sessionsCollection, reader.sessionId)),
  ],
];

it.each(ends)("nothing is sent the moment after %s", async (_what, end) => {
  const sent = await aSentFace();
  await end(sent, sent.studio.store);
  expect(await sent.read()).toBe(404);
});

it.each(ends)("nor the moment after %s in another process", async (_what, end) => {
  const directory = mkdtempSync(join(tmpdir(), "shared-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const open = () =>
    createVersionedStore(createSqliteStore({ file: join(directory, "store.sqlite"), indexes }));
  const sent = await aSentFace({ store: open() });
  const other = open();
  await end(sent, other);
  expect(await sent.read()).toBe(404);
  await other.close();
});

it("nothing is sent after the account is gone, nor after an unblocked member is blocked again", async () => {
  const { studio, owner, reader, read } = await aSentFace();
  for (let time = 0; time < 2; time += 1) {
    await block(studio.store, owner.uid, reader.uid);
    expect(await read()).toBe(404);
    await studio.store.transact(async (tx) => tx.delete(blocksCollection, blockId(owner.uid, reader.uid)));
    expect(await read()).toBe(200);
  }
  await deleteAccount(studio, owner.uid);
  await studio.pass(0);
  expect(await read()).toBe(404);
});

it("what is sent has the headers of every answer, and is as the route has it", async () => {
  const { studio, reader, face, path } = await aSentFace();
  const [route, sent] = [
    await studio.read(reader.cookie, face),
    await studio.readBefore(reader.cookie, path),
  ];
  expect(await sent.bytes()).toEqual(await route.bytes());
  expect(Object.fromEntries(sent.headers)).toMatchObject({
    ...Object.fromEntries(route.headers),
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "x-request-id": expect.stringMatching(/^[\w-]{36}$/),
  });
  const headers = { "if-none-match": sent.headers.get("etag") ?? "" };
  const same = await studio.readBefore(reader.cookie, path, { headers });
  expect([same.status, await same.text(), same.headers.get("etag")]).toEqual([304, "", '"small.avif"']);
  const head = await studio.readBefore(reader.cookie, path, { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  expect(head.headers.get("content-length")).toBe(sent.headers.get("content-length"));
});

it("a PDF is sent for saving, larger than what is kept in memory, to its owner", async () => {
  const studio = createStudio();
  const ann = await studio.join("FREELANCER");
  const pdf = aPdf(400_000);
  const { file } = await studio.sendWhole(ann.cookie, pdf, "the plan.pdf");
  for (let time = 0; time < 2; time += 1) {
    const sent = await studio.readBefore(ann.cookie, `/files/${file?.id}/whole.pdf`);
    expect(sent.headers.get("content-disposition")).toContain('filename="the plan.pdf"');
    expect(Buffer.from(await sent.bytes()).equals(pdf)).toBe(true);
  }
});

it.each([
  ["another method", (path: string) => path, { method: "POST" }],
  ["another host", (path: string) => path, { headers: { host: "elsewhere.example" } }],
  ["another name", (path: string) => path.replace("small", "tiny"), {}],
  ["a type that there isn’t", (path: string) => path.replace("avif", "png"), {}],
  ["a kind that it isn’t", (path: string) => path.replace("small.avif", "whole.pdf"), {}],
  ["more of a path", (path: string) => `${path}/more`, {}],
  ["another query", (path: string) => `${path}?_data=routes`, {}],
  ["an encoded address", (path: string) => path.replace("small", "%73mall"), {}],
])("%s is left to the app", async (_what, toPath, options) => {
  const { studio, reader, path } = await aSentFace();
  const answer = await studio.readBefore(reader.cookie, toPath(path), options);
  expect(await answer.text()).toBe("left");
});
