import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { put } from "#tests/platform/store/contract/write";
import { createTestClock, testNow } from "#tests/support/clock";
import { laneOf } from "~/config/job-list";
import { keysOfFile } from "~/domain/file-keys";
import { backUp } from "~/operations/backup/backup.server";
import { restore } from "~/operations/backup/restore.server";
import { createDirectoryFiles } from "~/platform/files/directory/files.server";
import { runCommand } from "./command";
import { createDisk } from "./files";

const keysOfPicture = (id: string) => keysOfFile(id, "FACE");
const [ann, ben, cleo] = ["a", "b", "c"].map((letter) => letter.repeat(32)) as [string, string, string];

/** A disk whose store knows Ann's picture; there are the bytes of Ann's and of an upload that Ben has begun. */
async function createUsed() {
  const disk = createDisk();
  const clock = createTestClock();
  const files = createDirectoryFiles({ directory: disk.files.files, clock });
  const write = async (id: string) => {
    for (const key of keysOfPicture(id)) await files.put(key, Buffer.from(`the bytes of ${key}`));
  };
  const store = disk.open();
  const know = (id: string) =>
    put(store, "files", id, {
      uid: "u",
      kind: "FACE",
      place: "FACE",
      of: null,
      name: "me",
      width: 1,
      height: 1,
      size: 1,
      addedAt: id,
    });
  await know(ann);
  await write(ann);
  await write(ben);
  const take = (seconds: number) => {
    const now = new Date(testNow.getTime() + seconds * 1_000);
    return backUp(disk.files, { to: disk.backups, keep: 2, now, release: "test" });
  };
  return { ...disk, store, write, know, take, clock };
}

const pathIn = (directory: string, key: string) => join(directory, "files", key.slice(0, 2), key);
const whole = (directory: string, id: string) =>
  keysOfPicture(id).every((key) => existsSync(pathIn(directory, key)));

it("a backup has the files of the documents that it has, and no others", async () => {
  const disk = await createUsed();
  const { directory, manifest } = await disk.take(0);
  expect(manifest).toMatchObject({ format: 2, memberFiles: { files: 6, missing: 0 } });
  expect([whole(directory, ann), existsSync(pathIn(directory, `${ben}-small.avif`))]).toEqual([true, false]);
  for (const key of keysOfPicture(ann)) expect(statSync(pathIn(directory, key)).mode & 0o777).toBe(0o600);
  await disk.store.close();
});

it("the next one links what this one has, and outlives it", async () => {
  const disk = await createUsed();
  const first = await disk.take(0);
  await disk.know(cleo);
  await disk.write(cleo);
  const second = await disk.take(1);
  const inode = (directory: string) => statSync(pathIn(directory, `${ann}-small.avif`)).ino;
  expect(inode(second.directory)).toBe(inode(first.directory));
  await disk.take(2);
  expect(existsSync(first.directory)).toBe(false);
  expect([whole(second.directory, ann), whole(second.directory, cleo)]).toEqual([true, true]);
  await disk.store.close();
});

it("a file that is gone from the disk already is told, and the rest is copied", async () => {
  const disk = await createUsed();
  rmSync(pathIn(disk.dataDir, `${ann}-small.avif`));
  await disk.store.close();
  const { code, said } = await runCommand(disk.dataDir, "backup", "--to", disk.backups);
  expect(code).toBe(0);
  expect(said).toContain("Members’ files: 5, ");
  expect(said).toContain("Missing on the disk: 1 of them");
});

it("a restore puts them back, and keeps those that it replaces", async () => {
  const disk = await createUsed();
  await disk.take(0);
  await disk.know(cleo);
  await disk.write(cleo);
  rmSync(pathIn(disk.dataDir, `${ann}-small.avif`));
  await disk.store.close();
  const now = new Date(testNow.getTime() + 3_600_000);
  const { replaced } = await restore(disk.files, {
    from: disk.backups,
    lostAt: now,
    laneOf,
    clock: createTestClock(now),
  });
  expect(whole(disk.dataDir, ann)).toBe(true);
  expect(readdirSync(join(disk.dataDir, "files"))).toEqual(["aa"]);
  expect(whole(replaced ?? "", cleo)).toBe(true);
});

it("a restore changes nothing where a file of the backup isn't what was written", async () => {
  const disk = await createUsed();
  const { directory } = await disk.take(0);
  await disk.store.close();
  writeFileSync(pathIn(directory, `${ann}-small.avif`), "x");
  const to = { from: disk.backups, lostAt: disk.clock.now(), laneOf, clock: disk.clock };
  await expect(restore(disk.files, to)).rejects.toThrow("The backup is damaged: its files are not");
  expect(existsSync(join(disk.dataDir, "restoring"))).toBe(false);
  expect(whole(disk.dataDir, ben)).toBe(true);
});
