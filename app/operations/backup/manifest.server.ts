import { createHash } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { open, readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { z } from "zod";
import { CommandError } from "./command-error";

/** The copies in a backup. The accounts are the emulator's, so only local mode has them. */
export const storeCopy = "store.sqlite";
export const accountsCopy = "accounts.json";
const manifestName = "manifest.json";

export const fileSchema = z.object({ bytes: z.number(), sha256: z.string() });

const manifestSchema = z.object({
  /** The format of this file; raised when an older release could not restore what it describes. */
  format: z.union([z.literal(1), z.literal(2)]),
  /** Everything written before this moment is included; ISO 8601 UTC. */
  takenAt: z.iso.datetime(),
  release: z.string(),
  /** The number of documents in each collection. */
  documents: z.record(z.string(), z.number()),
  /** Absent in a backup of format 1, when there were none. */
  memberFiles: z.object({ files: z.number(), bytes: z.number(), missing: z.number() }).optional(),
  files: z.object({ [storeCopy]: fileSchema, [accountsCopy]: fileSchema.optional() }),
});

type FileDescription = z.infer<typeof fileSchema>;

/** The description of a backup. A directory without one is not a backup. */
export type Manifest = z.infer<typeof manifestSchema>;

/** Describes the files in the directory. */
export async function writeManifest(
  directory: string,
  about: Omit<Manifest, "format" | "files">,
): Promise<Manifest> {
  const accounts = join(directory, accountsCopy);
  const manifest: Manifest = {
    format: 2,
    ...about,
    files: {
      [storeCopy]: await describeFile(join(directory, storeCopy)),
      ...(existsSync(accounts) && { [accountsCopy]: await describeFile(accounts) }),
    },
  };
  await writeWhole(join(directory, manifestName), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/** Writes a new file, readable by its owner alone, to the disk. */
export async function writeWhole(path: string, text: string): Promise<void> {
  const file = await open(path, "wx", 0o600);
  await file.writeFile(text);
  await file.sync();
  await file.close();
}

/** Null if the directory has none. Throws `CommandError` for an unreadable one. */
export async function readManifest(directory: string): Promise<Manifest | null> {
  const text = await readFile(join(directory, manifestName), "utf8").catch(() => null);
  if (text === null) return null;
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new CommandError(`${join(directory, manifestName)} is damaged, or of a newer release.`);
  }
}

/** Throws `CommandError` if a file differs from its manifest. */
export async function requireSame(
  file: string,
  expected: FileDescription,
  what: "backup" | "dump" = "backup",
): Promise<void> {
  const { bytes, sha256 } = await describeFile(file);
  if (bytes !== expected.bytes || sha256 !== expected.sha256)
    throw new CommandError(`The ${what} is damaged: its ${basename(file)} is not what was written.`);
}

export async function describeFile(file: string): Promise<FileDescription> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return { bytes: (await stat(file)).size, sha256: hash.digest("hex") };
}
