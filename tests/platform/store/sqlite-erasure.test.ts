import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it, onTestFinished, vi } from "vitest";
import { createMarket, succeeded } from "#tests/support/market";
import { createRealApp, day, freelancer, joinAndProve } from "#tests/support/people";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { findMessages, listMessages } from "~/features/conversations/reads/list-messages";
import { editMessage } from "~/features/conversations/writes/edit-message";
import { sendMessage } from "~/features/conversations/writes/send-message";
import { startConversation } from "~/features/conversations/writes/start-conversation";
import { emptyProfile, profilesCollection } from "~/features/profiles/model/profile";
import { createLogEraser } from "~/platform/store/sqlite/erasure.server";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import indexes from "../../../firestore.indexes.json";
import { inProcess } from "../../api/ask";

const patiently = { timeout: 5_000, interval: 5 };

/** A path for a database, and all that its files hold. */
function createPlace() {
  const folder = mkdtempSync(join(tmpdir(), "erasure-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "store.sqlite");
  const contents = () =>
    [file, `${file}-wal`, `${file}-journal`]
      .map((each) => (existsSync(each) ? readFileSync(each, "latin1") : ""))
      .join("");
  return { file, contents, finds: (...words: string[]) => words.filter((word) => contents().includes(word)) };
}

/** A word for a document that stands nowhere else. */
const wordOf = (n: number) => `word${String(n).padStart(5, "0")}`;

/** Sentences of different length, a few of them over many pages; the same for the same number. */
const textOf = (n: number) => `${wordOf(n)} `.repeat(n % 19 === 0 ? 900 : (n * 7919) % 40 || 1);

it("nothing of a deleted account stays in the database's files: address, name or text", async () => {
  const { file, finds } = createPlace();
  const { provider } = createRealApp();
  const store = createSqliteStore({ file, indexes, erasedWithinMs: 1 });
  const market = createMarket({ identity: provider.identity, store });
  const { app } = market;
  const email = "vanishing.mailbox@example.com";
  const draft = { ...freelancer, displayName: "Vera Vanishing", skills: ["Disappearing acts"] };
  const { session } = await joinAndProve(app, { email, draft });
  const ask = inProcess(app.api, session.id);
  await ask("mutation ($draft: SignUpDraftInput!) { saveDraft(draft: $draft) { code } }", {
    draft: { freelancer: { ...draft, kind: undefined, discipline: "ENGINEERING" } },
  });
  const account = await store.get<Account>(accountsCollection, session.uid);
  await store.transact(async (tx) => {
    const { displayName } = draft;
    tx.set(accountsCollection, session.uid, { ...account?.data, kind: "FREELANCER" });
    tx.set(profilesCollection, session.uid, { ...emptyProfile, displayName, visibility: "MEMBERS" });
  });
  const hirer = await market.join("HIRER");
  const first = { to: session.uid, key: "first-message", text: "Can you make a rabbit go?" };
  const { conversationId } = succeeded(await startConversation(market, hirer, first)).data;
  const reply = succeeded(
    await sendMessage(market, session.uid, { conversationId, key: "the-reply", text: "Rabbits evaporate" }),
  );
  succeeded(
    await editMessage(market, session.uid, { id: reply.id, text: "Hats evaporate, said the vanishing one" }),
  );
  const words = ["vanishing.mailbox", "Vera Vanishing", "Disappearing acts", "Hats evaporate", "evaporate"];
  expect(finds(...words)).toEqual(words);

  expect(
    (await ask("mutation { deleteAccount { refusal { code } } }")).data.deleteAccount.refusal,
  ).toBeNull();
  app.clock.advance(15 * day);
  await app.worker.runDue();
  await app.auth.sweeps.expired(async () => {});
  const left = await listMessages(store, conversationId, { before: null, limit: 50 });
  expect(left.items.map(({ data }) => data.text)).toEqual([null, "Can you make a rabbit go?"]);
  expect(await findMessages(store, hirer, "rabbit", { first: 5, after: null })).toMatchObject({
    items: [{ data: { by: hirer } }],
  });
  await store.close();
  await createSqliteStore({ file, indexes }).close();
  expect(finds(...words)).toEqual([]);
});

it("next to nothing of thousands of deleted and replaced documents stays, and nothing after the next start", async () => {
  const { file, contents } = createPlace();
  const store = createSqliteStore({ file, indexes, erasedWithinMs: 1 });
  const live = new Map<string, number>();
  for (let n = 0; n < 6_000; n += 25)
    await store.transact(async (tx) => {
      for (let each = n; each < n + 25; each += 1) {
        const id = `id${(each * 7919) % 2_000}`;
        live.delete(id);
        if (each % 5 === 0) tx.delete("accounts", id);
        else {
          tx.set("accounts", id, { email: wordOf(each), text: textOf(each) });
          live.set(id, each);
        }
      }
    });
  const kept = new Set([...live.values()].map(wordOf));
  const strays = () => [...new Set(contents().match(/word\d{5}/g))].filter((word) => !kept.has(word));
  expect(kept.size).toBeGreaterThan(1_000);
  // Pages that were split keep a copy now and then; without erasure it would be some 500.
  await expect.poll(() => strays().length, patiently).toBeLessThan(25);
  await store.close();
  await createSqliteStore({ file, indexes }).close();
  expect(strays()).toEqual([]);
});

it("a file of a release that left deleted text behind holds none of it after its next start", async () => {
  const { file, finds } = createPlace();
  const before = createSqliteStore({ file, indexes });
  await before.transact(async (tx) => tx.set("accounts", "first", {}));
  await before.close();
  const older = new DatabaseSync(file);
  older.exec("PRAGMA secure_delete = OFF; PRAGMA user_version = 0");
  const insert = older.prepare('INSERT INTO "doc:accounts" VALUES (?, 1, 1, ?)');
  for (let n = 0; n < 200; n += 1) insert.run(`id${n}`, JSON.stringify({ text: `left behind ${textOf(n)}` }));
  older.exec(`DELETE FROM "doc:accounts" WHERE id <> 'id7'`);
  older.close();
  expect(finds(wordOf(19), wordOf(7))).toEqual([wordOf(19), wordOf(7)]);

  const store = createSqliteStore({ file, indexes });
  expect(finds("left behind", wordOf(19))).toEqual(["left behind"]);
  expect((await store.get("accounts", "id7"))?.data).toEqual({ text: `left behind ${textOf(7)}` });
  await store.close();
});

it("what a reader of another process holds back is erased once it has ended", async () => {
  const { file, finds } = createPlace();
  const store = createSqliteStore({ file, indexes, erasedWithinMs: 1 });
  onTestFinished(() => store.close());
  await store.transact(async (tx) => tx.set("accounts", "ann", { text: wordOf(1) }));
  const reader = new DatabaseSync(file);
  reader.exec("BEGIN");
  reader.prepare('SELECT count(*) FROM "doc:accounts"').get();
  await store.transact(async (tx) => tx.delete("accounts", "ann"));
  expect(finds(wordOf(1))).toEqual([wordOf(1)]);
  reader.exec("COMMIT");
  reader.close();
  await expect.poll(() => finds(wordOf(1)), patiently).toEqual([]);
});

it("a log that others read for a moment is emptied soon after, one that they go on reading after as long again", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { file } = createPlace();
  const [db, reader] = [new DatabaseSync(file), new DatabaseSync(file)];
  onTestFinished(() => [reader, db].forEach((one) => void one.close()));
  db.exec("PRAGMA journal_mode = WAL; CREATE TABLE t (a)");
  const eraser = createLogEraser(db, 60_000);
  onTestFinished(eraser.stop);
  const isEmpty = () => statSync(`${file}-wal`).size === 0;
  const read = () => {
    reader.exec("BEGIN");
    reader.prepare("SELECT * FROM t").all();
  };
  read();
  eraser.note();
  vi.advanceTimersByTime(60_000);
  expect(isEmpty()).toBe(false);
  reader.exec("COMMIT");
  vi.advanceTimersByTime(100);
  expect(isEmpty()).toBe(true);

  db.exec("INSERT INTO t VALUES (1)");
  read();
  eraser.note();
  vi.advanceTimersByTime(65_000);
  reader.exec("COMMIT");
  vi.advanceTimersByTime(1_000);
  expect(isEmpty()).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(isEmpty()).toBe(true);
});

it.each([
  ["another", true],
  ["the same connection", false],
])("a log that %s goes on writing is left to its commits, and emptied once it rests", (_who, isOther) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { file } = createPlace();
  const [db, other] = [new DatabaseSync(file), new DatabaseSync(file)];
  onTestFinished(() => [other, db].forEach((one) => void one.close()));
  const writer = isOther ? other : db;
  db.exec("PRAGMA journal_mode = WAL; CREATE TABLE t (a)");
  const eraser = createLogEraser(db, 60_000);
  onTestFinished(eraser.stop);
  const size = statSync(file).size;
  db.exec("INSERT INTO t VALUES (randomblob(100000))");
  eraser.note();
  writer.exec("BEGIN IMMEDIATE; INSERT INTO t VALUES (1)");
  vi.advanceTimersByTime(65_000);
  expect(statSync(file).size).toBe(size);
  writer.exec("COMMIT");
  vi.advanceTimersByTime(60_000);
  expect(statSync(file).size).toBeGreaterThan(size);
  expect(statSync(`${file}-wal`).size).toBe(0);
});

it("a start beside another process leaves the file as it is, so that nobody's writes wait for it", async () => {
  const { file } = createPlace();
  const first = createSqliteStore({ file, indexes });
  await first.transact(async (tx) => tx.set("accounts", "ann", { text: textOf(19) }));
  await first.transact(async (tx) => tx.delete("accounts", "ann"));
  const freePages = () => {
    const db = new DatabaseSync(file);
    const { freelist_count: count } = db.prepare("PRAGMA freelist_count").get() ?? {};
    db.close();
    return count;
  };
  const left = freePages();
  expect(left).toBeGreaterThan(0);
  const second = createSqliteStore({ file, indexes });
  expect(freePages()).toBe(left);
  await first.close();
  await second.close();
  await createSqliteStore({ file, indexes }).close();
  expect(freePages()).toBe(0);
});
