import { readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync } from "node:zlib";
import type { StoredDocument } from "~/platform/ports/collection";

/** Releases of which a store was kept, the oldest first; stores/README.md says how each was made. */
export const oldReleases = ["b9cbff7", "381a34a", "063f641", "599c364", "36bd00b"] as const;
export type OldRelease = (typeof oldReleases)[number];

interface OldStore {
  /** The statements that made the file's tables, indexes and triggers. */
  schema: string[];
  /** By collection and id. */
  documents: Record<string, Record<string, StoredDocument>>;
}

export function readOldStore(release: OldRelease): OldStore {
  const packed = readFileSync(new URL(`./stores/${release}.json.gz`, import.meta.url));
  return JSON.parse(gunzipSync(packed).toString());
}

/** The documents of a collection as that release wrote them. */
export function oldDocuments(release: OldRelease, collection: string): StoredDocument[] {
  return Object.values(readOldStore(release).documents[collection] ?? {});
}

/** A database file as that release left it. `copies` repeats its documents under other ids. */
export function writeOldStore(release: OldRelease, file: string, copies = 1): void {
  const { schema, documents } = readOldStore(release);
  const db = new DatabaseSync(file);
  db.exec("PRAGMA journal_mode = WAL; BEGIN");
  for (const sql of schema) db.exec(sql);
  let mark = 1;
  for (const [collection, byId] of Object.entries(documents)) {
    const table = collection.replace(/[A-Z]/g, (letter) => `$${letter.toLowerCase()}`);
    const insert = db.prepare(`INSERT INTO "doc:${table}" (id, version, mark, data) VALUES (?, 1, ?, ?)`);
    for (const [id, document] of Object.entries(byId)) {
      for (let copy = 0; copy < copies; copy += 1) {
        insert.run(copy === 0 ? id : `${id}-${copy}`, mark++, JSON.stringify(document));
      }
    }
  }
  db.exec("COMMIT");
  db.close();
}

/** Every document of a file by collection and id, as text, without what says when it was rewritten. */
export function readAll(file: string): Record<string, string> {
  const db = new DatabaseSync(file, { readOnly: true });
  const tables = db.prepare("SELECT name FROM sqlite_schema WHERE name LIKE 'doc:%' AND type = 'table'");
  const all = tables.all().flatMap(({ name }) => {
    if (name === "doc:schemas") return [];
    const rows = db.prepare(`SELECT id, data FROM "${name}" ORDER BY id`).all();
    return rows.map(({ id, data }) => [`${name}/${id}`, String(data)] as const);
  });
  db.close();
  return Object.fromEntries(all);
}
