import type { AttachedFile } from "~/domain/attached-file";
import type { StoreReads, Versioned } from "~/platform/ports/store";
import { limits } from "~/values/limits";
import { type FilePlace, files, type StoredFile } from "./file";

/** An upload to show, with what it shows in the member's words. */
export interface ToAttach {
  upload: string;
  alt?: string | null;
}

/** What shows files beside others of its kind. */
export type FilesPlace = Extract<FilePlace, "MESSAGE" | "BRIEF" | "PROPOSAL" | "CASE" | "DELIVERY">;

/** A place whose files change apart from its text; those of messages and deliveries are in them. */
export type OwnPlace = Exclude<FilesPlace, "MESSAGE" | "DELIVERY">;

/** The files that a place shows, the first added first. */
export async function listFiles(reads: StoreReads, place: OwnPlace, of: string): Promise<AttachedFile[]> {
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

export function toAttachedFile({
  id,
  data: { kind, name, alt, width, height, size },
}: Versioned<StoredFile>): AttachedFile {
  return { id, kind: kind === "PDF" ? "PDF" : "PICTURE", name, alt, width, height, size };
}
