import { existsSync } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { copiedCollections } from "~/collections";
import { sessionsCollection } from "~/features/sign-in/auth/sessions.server";
import { CommandError } from "~/operations/backup/command-error";
import { syncDirectory } from "~/operations/backup/kept-backups.server";
import { describeFile } from "~/operations/backup/manifest.server";
import { readVersions } from "~/operations/migrations/schema-record";
import { patientStore } from "~/operations/patience";
import { closeSite, isUnfinished, noteOnClosed, readMode } from "~/operations/read-only/site-mode";
import type { Clock } from "~/platform/ports/clock";
import type { Store } from "~/platform/ports/store";
import type { SiteMode } from "~/values/site-mode";
import { findDifference, linesOfStore } from "./dump-lines.server";
import { type DumpManifest, fileOf, parseLine, writeManifest } from "./dump-manifest.server";

interface DumpParts {
  /** The engine's own, whose documents are as they were written. */
  store: Store;
  /** The directory, which is made. */
  to: string;
  clock: Clock;
  release: string;
  /** The message to visitors; where the site is read-only already, they were told another one. */
  reason: string;
  say(line: string): void;
}

/** Sessions are the last: members may end them until then. */
const inOrder = [...copiedCollections.filter((name) => name !== sessionsCollection), sessionsCollection];

/**
 * Writes all documents of a store to a directory, beside running servers. The site is read-only
 * from then on. The directory gets its name once all of it was compared with the store. Throws
 * `CommandError`, `NewerDocumentsError`, and the errors of the file system and of a store in
 * lasting trouble; then there is no dump, and the site stays read-only.
 */
export async function dumpStore(given: DumpParts): Promise<DumpManifest> {
  const { to, clock, say } = given;
  const store = patientStore(given.store, say);
  if (existsSync(to)) throw new CommandError(`${to} is there already`);
  const versions = await readVersions(store);
  if (await isUnfinished(store)) throw new CommandError("this store is the rest of a load that was cut off");
  const draft = `${to}.unfinished`;
  await rm(draft, { recursive: true, force: true });
  // Its parents aren't made: if a disk isn't mounted, the dump would lie on another.
  await mkdir(draft, { mode: 0o700 });
  try {
    const before = await readMode(store);
    const isClosed = before?.mode === "READ_ONLY";
    const site = isClosed ? before : await closeSite({ store, clock }, { reason: given.reason, until: null });
    say(`Read-only since ${site.since}. \`npm run site -- open\` gives up.`);
    const manifest: DumpManifest = {
      ...{ format: 1, store: site.store, madeAt: clock.now().toISOString(), release: given.release },
      ...{ notice: { reason: site.reason, until: site.until }, versions, collections: {} },
    };
    for (const collection of inOrder) {
      // No session ends in this store any more: it would come back with the dump.
      if (collection === sessionsCollection) await noteDump(store, site, to);
      const written = await writeCollection(store, collection, draft, clock);
      manifest.collections[collection] = written;
      if (written.documents > 0) say(`${collection}: ${written.documents.toLocaleString("en")} documents`);
    }
    say("Comparing the dump with the store");
    for (const collection of inOrder) {
      const differing = await findDifference(store, collection, fileOf(draft, collection), clock);
      if (differing !== null) throw new CommandError(changedText(`${collection}/${differing}`));
    }
    await noteDump(store, site, to);
    await writeManifest(draft, manifest);
    await syncDirectory(draft);
    await rename(draft, to);
    await syncDirectory(dirname(to));
    return manifest;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

const changedText = (name: string) =>
  `${name} was changed while the site was read-only. Stop the processes of older releases, and run this again`;

async function noteDump(store: Store, { since }: SiteMode, to: string): Promise<void> {
  if (!(await noteOnClosed({ store }, since, { copiedTo: `the dump ${to}` })))
    throw new CommandError("the site was opened meanwhile. Run this again");
}

async function writeCollection(store: Store, collection: string, directory: string, clock: Clock) {
  const file = fileOf(directory, collection);
  const handle = await open(file, "wx", 0o600);
  let documents = 0;
  try {
    for await (const { id, line } of linesOfStore(store, collection, clock)) {
      if (!parseLine(line)) throw new CommandError(unstorableText(`${collection}/${id}`));
      await handle.appendFile(`${line}\n`);
      documents += 1;
    }
    if (documents > 0) await handle.sync();
  } finally {
    await handle.close();
  }
  return { documents, ...(await describeFile(file)) };
}

/** Without its content, which may be members' words. */
const unstorableText = (name: string) =>
  `no engine takes ${name} as it is. If an older release wrote it, open the site, have \`npm run migrate\` rewrite ` +
  "it, and begin again";
