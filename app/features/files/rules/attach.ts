import { type AttachedFile, attachedKinds } from "~/content/attached-file";
import { createProblems } from "~/features/market/rules/checks";
import type { StoreTransaction } from "~/platform/ports/store";
import { limits } from "~/platform/values/limits";
import { ok, type Result, refuse } from "~/platform/values/result";
import { toOneLine } from "~/platform/values/text";
import { type FilePlace, getFile } from "./file";
import { dropFile, placeUploads } from "./upload";

/** An upload to show, with what it shows in the member's words. */
export interface ToAttach {
  upload: string;
  alt?: string | null;
}

interface Attached {
  files: AttachedFile[];
  write(): void;
}

/**
 * Adds uploads of the member to the files that a place shows, up to `limits.attachedFiles`. Refused
 * as `UPLOAD_GONE` where one isn't there any more, as `INVALID` where it says too much of one. All
 * reads happen before it returns; `write` writes.
 */
export async function attachUploads(
  tx: StoreTransaction,
  now: Date,
  uid: string,
  asked: readonly ToAttach[],
  { place, of, present = [] }: { place: FilePlace; of: string; present?: readonly AttachedFile[] },
): Promise<Result<Attached>> {
  // The same press again.
  const added = asked.filter(({ upload }) => present.every(({ id }) => id !== upload));
  if (present.length + added.length > limits.attachedFiles) return refuse("TOO_MANY");
  const alts = new Map(added.map(({ upload, alt }) => [upload, toOneLine(alt)]));
  const check = createProblems();
  for (const alt of alts.values()) check.prose("alt", "what it shows", alt, limits.fileAlt);
  if (check.problems.length > 0) return refuse("INVALID", { problems: check.problems });
  const found = await placeUploads(tx, now, uid, [...alts.keys()], { place, of, kinds: attachedKinds });
  if (!found.ok) return found;
  const files = found.value.placed.map(({ id, data }): AttachedFile => {
    const { name, width, height, size } = data;
    return data.kind === "PICTURE"
      ? { id, kind: "PICTURE", name, alt: alts.get(id) ?? null, width, height, size }
      : { id, kind: "PDF", name, alt: null, width: null, height: null, size };
  });
  return ok({ files: [...present, ...files], write: found.value.write });
}

/** Takes files away with what showed them. All reads happen before it returns. */
export async function readToDrop(
  tx: StoreTransaction,
  now: Date,
  files: readonly Pick<AttachedFile, "id">[],
): Promise<() => void> {
  const found = await Promise.all(files.map(async ({ id }) => ({ id, file: await getFile(tx, id) })));
  return () => {
    for (const { id, file } of found) if (file) dropFile(tx, now, id, file);
  };
}
