import type { PictureRefusal } from "~/platform/ports/turn-picture";
import { limits } from "~/platform/values/limits";
import type { UploadFault } from "~/shell/request/read-upload.server";

/** The most that one file may have, as people write it. */
export const mostOfFile = `${limits.fileBytes / 1024 / 1024} MB`;

/** `TOO_SMALL`: less than `limits.faceSide` on a side, where it stands beside a name. */
export type PictureFault = PictureRefusal | "TOO_SMALL";

/** The least that a member's picture may have, as people write it. */
export const leastOfFace = `${limits.faceSide} × ${limits.faceSide} pixels`;

/** What is wrong with an upload, where only pictures are taken. */
export const pictureFaults: Record<UploadFault | PictureFault, string> = {
  TOO_LARGE: `That file has more than ${mostOfFile}. Choose a smaller one, or a screenshot of it.`,
  BUSY: "Many people are sending files right now. Try again in a minute; nothing was saved.",
  BROKEN: "The file didn’t arrive whole, so nothing was saved. Send it again.",
  NOT_A_PICTURE: "That isn’t a picture we can read, or it is damaged. Choose a JPEG, PNG or WebP.",
  TOO_MANY_PIXELS:
    "That picture is too large to open: more than 50 megapixels, 30 if it is progressive, or 16 as AVIF. Choose a smaller one.",
  MOVES: "That picture moves. Choose one that stands still.",
  TOO_SMALL: `That picture is too small. Choose one of at least ${leastOfFace}.`,
};

/** The same where PDFs are taken, too. */
export const fileFaults: Record<UploadFault | PictureFault, string> = {
  ...pictureFaults,
  NOT_A_PICTURE:
    "That is neither a PDF nor a picture we can read, or it is damaged. Choose a PDF, JPEG, PNG or WebP.",
};

/** Of chosen files, above them: nothing is sent without a word about what stays behind. */
export function failedText(failed: number, chosen: number): string {
  if (chosen === 1) return "This file can’t be sent. Remove it, and choose another one if you like.";
  return `${failed} of ${chosen} files can’t be sent. Remove ${failed === 1 ? "it" : "them"} to go on.`;
}

export const emptyFile = "That file is empty.";

/** Of a choice that goes beyond what a form takes. */
export const roomFor = (files: number) => `There is room for ${files} files.`;

export const uploadStatus: Record<UploadFault, number> = { TOO_LARGE: 413, BUSY: 503, BROKEN: 400 };

/** While the files can't be written. */
export const noRoom = "We can’t keep files right now, so nothing was saved. Try again in a moment.";
