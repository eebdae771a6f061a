import { type AttachedFile, attachedKinds } from "~/domain/attached-file";
import {
  type FilesPlace,
  listFiles,
  type OwnPlace,
  type ToAttach,
  toAttachedFile,
} from "~/features/files/model/attached";
import { files, type StoredFile } from "~/features/files/model/file";
import { createProblems } from "~/features/market/model/checks";
import type { StoreTransaction } from "~/platform/ports/store";
import { limits } from "~/values/limits";
import { ok, type Result, refuse } from "~/values/result";
import { toOneLine } from "~/values/text";
import { dropFile, keepPlaced, placeUploads } from "./upload";

interface Attached {
  files: AttachedFile[];
  write(): void;
}

/**
 * Lets a place show uploads of the member, up to `limits.attachedFiles` with the files that are
 * there. Refused as `UPLOAD_GONE` where one isn't there any more, as `INVALID` where too much is
 * said of one. All reads happen before it returns; `write` writes.
 */
export async function attachUploads(
  tx: StoreTransaction,
  now: Date,
  uid: string,
  asked: readonly ToAttach[],
  { place, of, present = [] }: { place: FilesPlace; of: string; present?: readonly AttachedFile[] },
): Promise<Result<Attached>> {
  // The same press again.
  const added = asked.filter(({ upload }) => present.every(({ id }) => id !== upload));
  if (present.length + added.length > limits.attachedFiles) return refuse("TOO_MANY");
  const alts = new Map(added.map(({ upload, alt }) => [upload, toOneLine(alt)]));
  const check = createProblems();
  for (const alt of alts.values()) check.prose("alt", "alt", alt, limits.fileAlt);
  if (check.problems.length > 0) return refuse("INVALID", { problems: check.problems });
  const found = await placeUploads(tx, now, uid, [...alts.keys()], { place, of, kinds: attachedKinds });
  if (!found.ok) return found;
  const placed = found.value.map((file) => ({
    ...file,
    data: { ...file.data, alt: alts.get(file.id) ?? null },
  }));
  return ok({ files: [...present, ...placed.map(toAttachedFile)], write: () => keepPlaced(tx, placed) });
}

/** The files of what is removed go with it. All reads happen before it returns. */
export async function readFilesToDrop(
  tx: StoreTransaction,
  now: Date,
  place: OwnPlace,
  of: string,
): Promise<() => void> {
  return readToDrop(tx, now, await listFiles(tx, place, of));
}

/** These files go. All reads happen before it returns. */
export async function readToDrop(
  tx: StoreTransaction,
  now: Date,
  shown: readonly Pick<AttachedFile, "id">[],
): Promise<() => void> {
  const found = await tx.getMany<StoredFile>(
    files.name,
    shown.map(({ id }) => id),
  );
  return () => {
    for (const file of found) if (file) dropFile(tx, now, file.id, file.data);
  };
}
