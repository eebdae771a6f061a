import { createHash } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";
import { type FileKind, wholeKey } from "~/domain/file-keys";
import type { LogoPart } from "~/domain/logo-parts";
import { keysOfSizes } from "~/features/files/shared/keys-of-sizes";
import { type FileFault, type PictureFault, uploadStatus } from "~/features/files/shared/upload-texts";
import type { Picture, PictureShape, TurnPicture } from "~/platform/ports/turn-picture";
import type { Ask } from "~/shell/api/graphql-client.server";
import {
  BeginUploadDocument,
  ClaimUploadDocument,
  DropUploadDocument,
  EndUploadDocument,
  type RefusalFieldsFragment,
  type UploadFieldsFragment,
} from "~/shell/operations/operations.generated";
import { holdWrite, uploaderOf } from "~/shell/request/read-upload.server";
import { tooManyInit } from "~/shell/request/too-many.server";
import { failedForm } from "~/shell/request/trouble.server";
import { beginWait } from "~/values/deadline.server";
import { PICTURE_TURNED } from "~/values/durations";
import { kindOf } from "~/values/file-kind";
import { limits } from "~/values/limits";
import { type Result, refuse } from "~/values/result";
import { tooManyFiles } from "~/values/too-many";
import type { Trouble } from "~/values/trouble";
import * as words from "~/words/files.generated";

/**
 * `FACE`: a picture that is cut to a square, and a part of a logo the same on a ground. `ANY`: a
 * picture as it is, or a PDF. `PICTURE` leaves PDFs out.
 */
export type UploadUse = "FACE" | LogoPart | "PICTURE" | "ANY";

/** What an upload became, or why not: what is wrong with its content, or the API's refusal. */
export type Kept = { file: UploadFieldsFragment } | { fault: FileFault } | { refusal: RefusalFieldsFragment };

/** Where an upload goes, and whose it is. */
type Uploader = Pick<AppLoadContext, "uploads"> & Parameters<typeof uploaderOf>[0];

/**
 * Keeps a whole file, so that it can be shown somewhere; until it is, it is forgotten by itself. It
 * is judged by its content alone.
 */
export async function keepUpload(
  context: Uploader,
  ask: Ask,
  { name, bytes }: { name: string; bytes: Uint8Array },
  use: UploadUse,
): Promise<Kept> {
  // First, because it counts the member's uploads: turning a picture is what costs.
  const { length: size } = bytes;
  const { beginUpload } = await ask(BeginUploadDocument, { name, size, arrived: size });
  const { upload, refusal } = beginUpload;
  if (refusal) return { refusal };
  if (!upload) throw new Error("An upload without an id");
  try {
    return await writeUpload(context, ask, upload.id, bytes, use);
  } catch (error) {
    // The form is sent again as another upload, and this one takes its room for an hour.
    await ask(DropUploadDocument, { id: upload.id }).catch(() => {});
    throw error;
  }
}

/** What a person reads where an upload got no answer, or was one too many. */
export function failedUpload(error: Trouble): { message: string; init: ResponseInit } {
  const { retryAfterMs } = error;
  const message = retryAfterMs === null ? words.noRoom() : tooManyFiles(retryAfterMs);
  return { ...failedForm(error), message };
}

/**
 * Of a file that could not be kept: its own fault, unless too many others wait, of which the next
 * is done by the time that is told.
 */
export function fileInit(fault: FileFault): ResponseInit {
  if (fault === "NO_TURN") return tooManyInit(PICTURE_TURNED);
  return { status: fault === "BUSY" ? uploadStatus.BUSY : 422 };
}

/**
 * Writes what an upload that has begun is kept as, and ends it. What can’t be kept is forgotten.
 */
export async function writeUpload(
  uploader: Uploader,
  ask: Ask,
  id: string,
  bytes: Uint8Array,
  use: UploadUse,
): Promise<Kept> {
  const { files, turnPicture, isLockedPdf } = uploader.uploads;
  const owner = await uploaderOf(uploader);
  if (use === "ANY" && kindOf(bytes) === "pdf") {
    const isLocked = await isLockedPdf(bytes, owner);
    // It has a bound of its own, as turning a picture has.
    beginWait();
    if (isLocked) {
      await ask(DropUploadDocument, { id });
      return { fault: "LOCKED" };
    }
    const written = await holdWrite(owner, bytes.length, async () => {
      const other = await claim(ask, id, bytes);
      if (!other) await files.put(wholeKey(id), bytes);
      return other;
    });
    if (!written.ok) return { fault: written.code };
    return written.value ?? ended(ask, { id, kind: "PDF", bytes: bytes.length });
  }
  const turned = judge(await turnPicture(bytes, shapeOf(use), owner), use);
  // Turning has a bound of its own, and takes long while others turn theirs.
  beginWait();
  if (!turned.ok) {
    // Another end of it may have its turn; without one it is forgotten by itself.
    if (turned.code !== "NO_TURN") await ask(DropUploadDocument, { id });
    return { fault: turned.code };
  }
  const other = await claim(ask, id, bytes);
  if (other) return other;
  const { width, height } = turned.value;
  let kept = 0;
  for (const [key, size] of keysOfSizes(id, turned.value)) {
    await files.put(key, size.bytes);
    kept += size.bytes.length;
  }
  return ended(ask, { id, kind: isFace(use) ? "FACE" : "PICTURE", bytes: kept, width, height });
}

/** Whether it is a square beside a name. */
const isFace = (use: UploadUse): use is "FACE" | LogoPart => use !== "PICTURE" && use !== "ANY";

const shapeOf = (use: UploadUse): PictureShape => (isFace(use) ? use : "WHOLE");

/** What another end of it became, perhaps with other bytes; null where this one may write. */
async function claim(ask: Ask, id: string, bytes: Uint8Array): Promise<Kept | null> {
  const digest = createHash("sha256").update(bytes).digest("hex");
  const { upload, refusal } = (await ask(ClaimUploadDocument, { id, digest })).claimUpload;
  if (refusal) return { refusal };
  return upload?.kind ? { file: upload } : null;
}

/** A face is cut by now: a square of the shorter side that it came with. */
function judge(turned: Awaited<ReturnType<TurnPicture>>, use: UploadUse): Result<Picture, PictureFault> {
  const isTooSmall = turned.ok && isFace(use) && turned.value.width < limits.faceSide;
  return isTooSmall ? refuse("TOO_SMALL") : turned;
}

async function ended(
  ask: Ask,
  upload: { id: string; kind: FileKind; bytes: number; width?: number; height?: number },
): Promise<Kept> {
  const { endUpload } = await ask(EndUploadDocument, { upload });
  if (endUpload.refusal) {
    await ask(DropUploadDocument, { id: upload.id });
    return { refusal: endUpload.refusal };
  }
  if (!endUpload.upload) throw new Error("An upload without an id");
  return { file: endUpload.upload };
}
