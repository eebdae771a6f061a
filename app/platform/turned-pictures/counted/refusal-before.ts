import type { PictureRefusal } from "~/platform/ports/turn-picture";
import type { FileKind } from "~/values/file-kind";
import { refusalOfGif } from "./count-gif";
import { refusalOfHeif } from "./count-heif";
import { refusalOfJpeg } from "./count-jpeg";
import { refusalOfPng } from "./count-png";
import { refusalOfWebp } from "./count-webp";

/**
 * Counts what a decoder would repeat, before it decodes anything: within libvips nothing breaks off
 * what one scan or frame costs. Null for what may be decoded. It reads the marks between the
 * parts of a file alone, so it takes some ms of 10 MB.
 */
const refusals: Readonly<Record<FileKind, (bytes: Buffer) => PictureRefusal | null>> = {
  jpeg: refusalOfJpeg,
  png: refusalOfPng,
  webp: refusalOfWebp,
  gif: refusalOfGif,
  avif: refusalOfHeif,
  heic: refusalOfHeif,
  pdf: () => "NOT_A_PICTURE",
};

export function refusalBefore(bytes: Buffer, kind: FileKind): PictureRefusal | null {
  return refusals[kind](bytes);
}
