import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { laneOf } from "~/config/job-list";
import { backUp } from "~/operations/backup/backup.server";
import { dataFiles } from "~/operations/backup/data-files";
import { restore } from "~/operations/backup/restore.server";
import { createMailboxMailer } from "~/platform/mail/mailbox.server";
import { createSqliteSearches } from "~/platform/search/search.server";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import indexes from "../../../firestore.indexes.json";
import { writeAccounts } from "../../../scripts/emulator-accounts.mjs";
import { createTestClock } from "../../support/clock";
import { put } from "./contract/write";

/** As wide as a system lets files be that nobody thinks of. */
function createDirectory(): string {
  const before = process.umask(0);
  const directory = mkdtempSync(join(tmpdir(), "own-files-"));
  onTestFinished(() => {
    process.umask(before);
    rmSync(directory, { recursive: true, force: true });
  });
  chmodSync(directory, 0o755);
  return directory;
}

/** What others than the owner may do something with, by its path and mode. */
function openToOthers(directory: string): string[] {
  const found = readdirSync(directory, { recursive: true, encoding: "utf8" }).map((name) =>
    join(directory, name),
  );
  return [directory, ...found].flatMap((path) => {
    const mode = statSync(path).mode & 0o777;
    return mode & 0o077 ? [`${path.slice(directory.length)} ${mode.toString(8)}`] : [];
  });
}

/** All that the product writes into its directory of data, while it is open. */
async function writeAll(directory: string) {
  const clock = createTestClock();
  const files = dataFiles(directory);
  const store = createSqliteStore({ file: files.store, indexes });
  const search = createSqliteSearches({ directory });
  const mailbox = createMailboxMailer({
    directory: join(directory, "mailbox"),
    clock,
    from: "Guildhall <a@localhost>",
  });
  await search.briefs.made();
  await put(store, "accounts", "ann", { email: "ann@example.com" });
  const mail = { to: "ann@example.com", subject: "Hello", text: "Hello", html: "", messageKey: "1" };
  await mailbox.send(mail as never);
  await writeAccounts(files.accounts, "{}");
  return { clock, files, store, search };
}

it("whatever the store, its log, the search, mails and accounts write is its owner's alone", async () => {
  const directory = createDirectory();
  const { store, search } = await writeAll(directory);
  const names = readdirSync(directory);
  for (const name of ["store.sqlite", "store.sqlite-wal", "store.sqlite-shm", "store.sqlite.lock"])
    expect(names).toContain(name);
  expect(openToOthers(directory)).toEqual([]);
  await Promise.all([store.close(), search.close()]);
  expect(openToOthers(directory)).toEqual([]);
});

it("files that an earlier release left open to others are closed at the start", async () => {
  const directory = createDirectory();
  const first = await writeAll(directory);
  await Promise.all([first.store.close(), first.search.close()]);
  for (const name of readdirSync(directory, { withFileTypes: true }))
    if (name.isFile()) chmodSync(join(directory, name.name), 0o644);
  chmodSync(directory, 0o755);
  expect(openToOthers(directory).length).toBeGreaterThan(3);
  const store = createSqliteStore({ file: dataFiles(directory).store, indexes });
  const search = createSqliteSearches({ directory });
  await search.briefs.made();
  expect(openToOthers(directory)).toEqual([]);
  expect((await store.get("accounts", "ann"))?.data).toEqual({ email: "ann@example.com" });
  await Promise.all([store.close(), search.close()]);
});

it("backups, what is restored from them, and what that replaces are their owner's alone", async () => {
  const directory = createDirectory();
  const [data, to] = [join(directory, "data"), join(directory, "backups")];
  chmodSync(directory, 0o700);
  mkdirSync(data);
  const { clock, files, store, search } = await writeAll(data);
  // As an emulator or a copy by hand may leave them.
  chmodSync(files.accounts, 0o644);
  const { directory: backup } = await backUp(files, { to, keep: 2, now: clock.now(), release: "1" });
  await Promise.all([store.close(), search.close()]);
  expect(openToOthers(to)).toEqual([]);
  for (const name of readdirSync(backup)) chmodSync(join(backup, name), 0o644);
  const { replaced } = await restore(files, { from: to, lostAt: clock.now(), laneOf, clock });
  expect(replaced).not.toBeNull();
  for (const file of [files.store, files.accounts]) expect(statSync(file).mode & 0o777).toBe(0o600);
});

it("a directory that belongs to somebody else stays as it is, and stops nothing", async () => {
  // Nobody but root may change what is root’s, and this may run as root: a directory of the system stands for it.
  const directory = createDirectory();
  writeFileSync(join(directory, "of-somebody"), "", { mode: 0o644 });
  const { store, search } = await writeAll(join(directory, "data"));
  expect(openToOthers(directory)).toEqual([" 755", "/of-somebody 644"]);
  await Promise.all([store.close(), search.close()]);
});
