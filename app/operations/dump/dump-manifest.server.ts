import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { copiedCollections } from "~/collections";
import { CommandError } from "~/operations/backup/command-error";
import { fileSchema, requireSame, writeWhole } from "~/operations/backup/manifest.server";
import { requireKnown } from "~/operations/migrations/schema-record";
import { toDocumentText } from "~/platform/store/document-limits.server";
import { linesOfFile, type Stored } from "./dump-lines.server";

const manifestName = "manifest.json";

const manifestSchema = z.object({
  /** The format of the dump; raised when an older release could not load it. */
  format: z.literal(1),
  /** The store's name in `site/mode`. */
  store: z.string(),
  madeAt: z.iso.datetime(),
  release: z.string(),
  /** What visitors are told meanwhile. */
  notice: z.object({ reason: z.string().nullable(), until: z.string().nullable() }),
  /** The newest version that documents of a collection may have. */
  versions: z.record(z.string(), z.number()),
  collections: z.record(z.string(), fileSchema.extend({ documents: z.number() })),
});

/** The description of a dump. A directory without one is no dump. */
export type DumpManifest = z.infer<typeof manifestSchema>;

export const fileOf = (directory: string, collection: string) => join(directory, `${collection}.jsonl`);

export const writeManifest = (directory: string, manifest: DumpManifest) =>
  writeWhole(join(directory, manifestName), `${JSON.stringify(manifest, null, 2)}\n`);

const documentSchema = z.strictObject({
  id: z.string(),
  version: z.int().min(1),
  data: z.record(z.string(), z.unknown()),
});

/** The document of a line; null for one that no engine would take. */
export function parseLine(line: string): Stored | null {
  try {
    const document = documentSchema.parse(JSON.parse(line));
    toDocumentText(document.id, document.data);
    return document;
  } catch {
    return null;
  }
}

/**
 * The description of the dump in a directory, all of which was read and is as it was written.
 * Throws `CommandError` and `NewerDocumentsError`.
 */
export async function requireDump(directory: string): Promise<DumpManifest> {
  const manifest = await readManifest(directory);
  requireKnown(manifest.versions, "dump");
  for (const [collection, { documents, ...described }] of Object.entries(manifest.collections)) {
    if (!copiedCollections.includes(collection))
      throw new CommandError(`The dump has ${collection}, which this release doesn’t know.`);
    const file = fileOf(directory, collection);
    await requireSame(file, described, "dump");
    await requireDocuments(file, documents);
  }
  return manifest;
}

async function readManifest(directory: string): Promise<DumpManifest> {
  const text = await readFile(join(directory, manifestName), "utf8").catch(() => null);
  if (text === null) throw new CommandError(`There is no dump in ${directory}.`);
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new CommandError(`${join(directory, manifestName)} is damaged, or of a newer release.`);
  }
}

/** Says which line is wrong and never what it holds, which may be members' words. */
async function requireDocuments(file: string, documents: number): Promise<void> {
  let [count, before] = [0, Buffer.of()];
  for await (const line of linesOfFile(file)) {
    count += 1;
    const document = parseLine(line);
    if (!document) throw new CommandError(`The dump is damaged: ${file} has no document in line ${count}.`);
    // In the order of their bytes, as every engine lists them: so none is there twice.
    const id = Buffer.from(document.id);
    if (Buffer.compare(before, id) >= 0)
      throw new CommandError(`The dump is damaged: line ${count} of ${file} is out of order.`);
    before = id;
  }
  if (count !== documents)
    throw new CommandError(`The dump is damaged: ${file} has ${count} documents, not ${documents}.`);
}
