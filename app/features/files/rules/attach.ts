import { type AttachedFile, attachedKinds } from "~/content/attached-file";
import { createProblems } from "~/features/market/rules/checks";
import type { StoreReads, StoreTransaction, Versioned } from "~/platform/ports/store";
import { limits } from "~/platform/values/limits";
import { ok, type Result, refuse } from "~/platform/values/result";
import { toOneLine } from "~/platform/values/text";
import { type FilePlace, files, type StoredFile } from "./file";
import { dropFile, keepPlaced, placeUploads } from "./upload";

/** An upload to show, with what it shows in the member's words. */
export interface ToAttach {
  upload: string;
  alt?: string | null;
}

/** What shows files beside others of its kind. */
export type FilesPlace = Extract<FilePlace, "MESSAGE" | "BRIEF" | "PROPOSAL" | "CASE">;

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

/** The files that a place shows, the first added first. Those of messages are in the messages. */
export async function listFiles(
  reads: StoreReads,
  place: Exclude<FilesPlace, "MESSAGE">,
  of: string,
): Promise<AttachedFile[]> {
  const { items } = await reads.query<StoredFile>({
    collection: files.name,
    where: { place, of },
    orderBy: { field: "addedAt", direction: "asc" },
    limit: limits.attachedFiles,
  });
  return items.map(toAttachedFile);
}

/** The files of all cases of a member, by the case. */
export async function listFilesOfCases(reads: StoreReads, uid: string): Promise<Map<string, AttachedFile[]>> {
  const { items } = await reads.query<StoredFile>({
    collection: files.name,
    where: { uid, place: "CASE" },
    orderBy: { field: "addedAt", direction: "asc" },
    limit: limits.cases * limits.attachedFiles,
  });
  const byCase = new Map<string, AttachedFile[]>();
  for (const file of items) {
    const of = file.data.of ?? "";
    byCase.set(of, [...(byCase.get(of) ?? []), toAttachedFile(file)]);
  }
  return byCase;
}

function toAttachedFile({
  id,
  data: { kind, name, alt, width, height, size },
}: Versioned<StoredFile>): AttachedFile {
  return { id, kind: kind === "PDF" ? "PDF" : "PICTURE", name, alt, width, height, size };
}

/** The files of what is removed go with it. All reads happen before it returns. */
export async function readFilesToDrop(
  tx: StoreTransaction,
  now: Date,
  place: Exclude<FilesPlace, "MESSAGE">,
  of: string,
): Promise<() => void> {
  const shown = await listFiles(tx, place, of);
  const found = await tx.getMany<StoredFile>(
    files.name,
    shown.map(({ id }) => id),
  );
  return () => {
    for (const file of found) if (file) dropFile(tx, now, file.id, file.data);
  };
}
