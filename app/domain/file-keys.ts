import { limits } from "~/values/limits";

/** The id of a file: of 122 random bits. */
export const fileIdShape = /^[0-9a-f]{32}$/;

/** A face is a picture cut to a square. */
export const fileKinds = ["FACE", "PICTURE", "PDF"] as const;
export type FileKind = (typeof fileKinds)[number];

/** The sizes of a picture by what an address calls them, the smallest first. */
export const pictureSizes = ["small", "medium", "large"] as const;
export type PictureSizeName = (typeof pictureSizes)[number];

export const pictureTypes = ["avif", "webp"] as const;
type PictureType = (typeof pictureTypes)[number];

/** The key of one size of a picture among the `Files`. */
export function pictureKey(id: string, size: PictureSizeName, type: PictureType): string {
  return `${id}-${size}.${type}`;
}

/** The key of a file that is kept as it came. */
export function wholeKey(id: string): string {
  return `${id}-whole`;
}

/** The key of a part of an upload, from 0 on. */
export function partKey(id: string, part: number): string {
  return `${beforeParts(id)}${part}`;
}

/** What the keys of all its parts begin with, which is before them in the order of keys. */
export function beforeParts(id: string): string {
  return `${id}-part.`;
}

/** How many parts an upload of this many bytes has. */
export function partsOf(size: number): number {
  return Math.ceil(size / limits.uploadPart);
}

/** Every key of a file that is kept. */
export function keysOfFile(id: string, kind: FileKind): string[] {
  if (kind === "PDF") return [wholeKey(id)];
  return pictureSizes.flatMap((size) => pictureTypes.map((type) => pictureKey(id, size, type)));
}

/** Every key that an upload of this many bytes may have written, whatever it is. */
export function keysOfUpload(id: string, size: number): string[] {
  const parts = Array.from({ length: partsOf(size) }, (_, part) => partKey(id, part));
  return [...keysOfFile(id, "PICTURE"), ...keysOfFile(id, "PDF"), ...parts];
}
