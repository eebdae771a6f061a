import type { PictureType } from "~/platform/ports/turn-picture";

/** The sizes of a picture by what an address calls them, the smallest first. */
export const pictureSizes = ["small", "medium", "large"] as const;
export type PictureSizeName = (typeof pictureSizes)[number];

export const pictureTypes = ["avif", "webp"] as const satisfies readonly PictureType[];

/** The key of one size of a picture among the `Files`. */
export function pictureKey(id: string, size: PictureSizeName, type: PictureType): string {
  return `${id}-${size}.${type}`;
}

/** Every key that a file may have. */
export function filesOf(id: string): string[] {
  return pictureSizes.flatMap((size) => pictureTypes.map((type) => pictureKey(id, size, type)));
}
