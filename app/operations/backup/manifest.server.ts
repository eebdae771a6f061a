import { createHash } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { open, readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { z } from "zod";
import { CommandError } from "./command-error";

/** The copies in a backup. The accounts are the emulator's: only local mode has them. */
export const storeCopy = "store.sqlite";
export const accountsCopy = "accounts.json";
const manifestName = "manifest.json";

const fileSchema = z.object({ bytes: z.number(), sha256: z.string() });

const manifestSchema = z.object({
  /** Of this file; raised where an older release could not restore what it describes. */
  format: z.literal(1),
  /** The moment before which nothing is missing; ISO 8601 UTC. */
  takenAt: z.iso.datetime(),
  release: z.string(),
  /** How many documents each collection holds. */
  documents: z.record(z.string(), z.number()),
  files: z.object({ [storeCopy]: fileSchema, [accountsCopy]: fileSchema.optional() }),
});

type FileDescription = z.infer<typeof fileSchema>;

/** What a backup is. A directory without one is none. */
export type Manifest = z.infer<typeof manifestSchema>;

/** Describes what lies in the directory. */
export async function writeManifest(
  directory: string,
  about: Omit<Manifest, "format" | "files">,
): Promise<Manifest> {
  const accounts = join(directory, accountsCopy);
  const manifest: Manifest = {
    format: 1,
    ...about,
    files: {
      [storeCopy]: await describeFile(join(directory, storeCopy)),
      ...(existsSync(accounts) && { [accountsCopy]: await describeFile(accounts) }),
    },
  };
  const file = await open(join(directory, manifestName), "wx", 0o600);
  await file.writeFile(`${JSON.stringify(manifest, null, 2)}\n`);
  await file.sync();
  await file.close();
  return manifest;
}

/** Null where the directory holds none. Throws `CommandError` for one that can't be understood. */
export async function readManifest(directory: string): Promise<Manifest | null> {
  const text = await readFile(join(directory, manifestName), "utf8").catch(() => null);
  if (text === null) return null;
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new CommandError(`${join(directory, manifestName)} is damaged, or of a newer release.`);
  }
}

/** Throws `CommandError` where a file isn't what its manifest says. */
export async function requireSame(file: string, expected: FileDescription): Promise<void> {
  const { bytes, sha256 } = await describeFile(file);
  if (bytes !== expected.bytes || sha256 !== expected.sha256)
    throw new CommandError(`The backup is damaged: its ${basename(file)} is not what was written.`);
}

async function describeFile(file: string): Promise<FileDescription> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return { bytes: (await stat(file)).size, sha256: hash.digest("hex") };
}
