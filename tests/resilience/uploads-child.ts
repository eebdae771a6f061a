/**
 * A process to be killed: twenty members who upload without end, show what they have uploaded in a message and
 * as a file of a brief, and remove it again; and the worker that removes bytes. It says on stdout what was
 * acknowledged: `kept` and `removed`. Arguments: the file of the database, the directory of the files, the name of this run.
 */
import { writeSync } from "node:fs";
import { briefFields } from "~/domain/fields/brief-fields";
import { emptyContent } from "~/domain/fields/content";
import { partKey, pictureKey, pictureSizes, pictureTypes, wholeKey } from "~/domain/file-keys";
import { accountsCollection, createProvenAccount } from "~/features/accounts/model/account";
import { mayChangeBriefFiles } from "~/features/briefs/writes/brief-files";
import { saveBrief } from "~/features/briefs/writes/save-brief";
import { addFiles, removeFile } from "~/features/files/writes/change-files";
import { removeBytes } from "~/features/files/writes/remove-bytes";
import { beginUpload, endUpload } from "~/features/files/writes/upload";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import { createDirectoryFiles } from "~/platform/files/directory/files.server";
import { handlersOf, lanesOf } from "~/platform/jobs/job";
import { createWorker } from "~/platform/jobs/worker.server";
import type { Log } from "~/platform/ports/log";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import { refuse } from "~/values/result";
import indexes from "../../firestore.indexes.json";
import { testNow } from "../support/clock";

const [file = "", directory = "", run = ""] = process.argv.slice(2);
const store = createVersionedStore(createSqliteStore({ file, indexes }));
const clock = { now: () => testNow };
const parts = { store, clock };
const files = createDirectoryFiles({ directory, clock });
const say = (...words: string[]) => writeSync(1, `${words.join(" ")}\n`);
const silent = { debug() {}, info() {}, warn() {}, error() {} } as unknown as Log;
const nowhere = async () => refuse("NOT_FOUND");
const mayChange = { BRIEF: mayChangeBriefFiles, PROPOSAL: nowhere, CASE: nowhere };

const worker = createWorker({
  store,
  clock,
  log: silent,
  handlers: handlersOf([removeBytes], { store, clock, files }),
  laneOf: lanesOf([removeBytes]),
});

async function join(uid: string): Promise<string> {
  await store.transact(async (tx) => {
    const account = { ...createProvenAccount(`${uid}@example.com`, clock.now()), kind: "HIRER" as const };
    tx.set(accountsCollection, uid, account);
  });
  const id = crypto.randomUUID();
  const saved = await saveBrief(parts, uid, { id, revision: null, content: emptyContent(briefFields) });
  if (!saved.ok) throw new Error(saved.code);
  return id;
}

/** In parts, as a page sends it, and kept as a PDF or as a picture. */
async function upload(uid: string, at: number): Promise<string> {
  const begun = await beginUpload(parts, uid, { name: `${run}-${at}.pdf`, size: 300_000 });
  if (!begun.ok) throw new Error(begun.code);
  const { id } = begun.value;
  const bytes = Buffer.alloc(4_096, `${run} ${at} `);
  for (let part = 0; part < 3; part += 1) await files.put(partKey(id, part), bytes);
  const isPdf = at % 2 === 0;
  if (isPdf) await files.put(wholeKey(id), bytes);
  else
    for (const size of pictureSizes)
      for (const type of pictureTypes) await files.put(pictureKey(id, size, type), bytes);
  const measures = isPdf ? { width: null, height: null } : { width: 10, height: 10 };
  const ended = await endUpload(parts, uid, { id, kind: isPdf ? "PDF" : "PICTURE", ...measures });
  if (!ended.ok) throw new Error(ended.code);
  for (let part = 0; part < 3; part += 1) await files.remove(partKey(id, part));
  return id;
}

async function uploadForever(uid: string) {
  const of = await join(uid);
  const shown: string[] = [];
  for (let at = 0; ; at += 1) {
    const id = await upload(uid, at);
    // Every fifth is never shown.
    if (at % 5 === 4) continue;
    const added = [{ upload: id }];
    const kept = await addFiles(parts, uid, { place: "BRIEF", of, added }, mayChange);
    if (!kept.ok) throw new Error(kept.code);
    say("kept", id);
    shown.push(id);
    const oldest = shown.length > 3 ? shown.shift() : undefined;
    if (!oldest) continue;
    await removeFile(parts, uid, oldest, mayChange);
    say("removed", oldest);
  }
}

worker.start();
void Promise.all(Array.from({ length: 20 }, (_, number) => uploadForever(`${run}-${number}`)));
