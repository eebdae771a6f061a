import type { PictureRefusal } from "~/platform/ports/turn-picture";
import type { UploadFault } from "~/shell/request/read-upload.server";
import { PICTURE_TURNED } from "~/values/durations";
import { limits } from "~/values/limits";
import * as words from "~/words/files.generated";
import { formatNumber } from "~/words/formats";

/** The most that one file may have, as people write it. */
export const mostOfFile = () => words.megabytes({ size: formatNumber(limits.fileBytes / 1024 / 1024) });

/** `TOO_SMALL`: less than `limits.faceSide` on a side, where it stands beside a name. */
export type PictureFault = PictureRefusal | "TOO_SMALL";

/** `LOCKED`: a PDF that asks its readers for a password. `BUSY`: no room to write it. */
export type FileFault = PictureFault | "LOCKED" | "BUSY";

/** The least that a member's picture may have, as people write it. */
export function leastOfFace(): string {
  const side = formatNumber(limits.faceSide);
  return words.pixels({ width: side, height: side });
}

const faults: Readonly<Record<UploadFault | FileFault, () => string>> = {
  TOO_LARGE: () => words.tooLargeToSend({ most: mostOfFile() }),
  BUSY: words.busy,
  BROKEN: words.broken,
  NOT_A_PICTURE: words.notAPicture,
  HEIC: words.heic,
  TOO_MANY_PIXELS: words.tooManyPixels,
  TOO_MANY_PARTS: words.tooManyParts,
  TOO_LONG: () => words.tookTooLong({ seconds: formatNumber(PICTURE_TURNED / 1_000) }),
  NO_TURN: words.noTurn,
  MOVES: words.moves,
  LOCKED: words.lockedPdf,
  TOO_SMALL: () => words.tooSmall({ least: leastOfFace() }),
};

/** What is wrong with an upload, where only pictures are taken. */
export function describePictureFault(fault: UploadFault | FileFault): string {
  return faults[fault]();
}

/** The same where PDFs are taken, too. */
export function describeFileFault(fault: UploadFault | FileFault): string {
  return fault === "NOT_A_PICTURE" ? words.notAFile() : faults[fault]();
}

/** Of chosen files, above them: nothing is sent without a word about what stays behind. */
export function failedText(failed: number, chosen: number): string {
  return chosen === 1 ? words.oneFailed() : words.someFailed({ failed, chosen });
}

export const uploadStatus: Record<UploadFault, number> = { TOO_LARGE: 413, BUSY: 503, BROKEN: 400 };
