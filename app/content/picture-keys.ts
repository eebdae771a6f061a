/** The id of a file: of 122 random bits. */
export const fileIdShape = /^[0-9a-f]{32}$/;

/** The sizes of a picture by what an address calls them, the smallest first. */
export const pictureSizes = ["small", "medium", "large"] as const;
export type PictureSizeName = (typeof pictureSizes)[number];

export const pictureTypes = ["avif", "webp"] as const;
type PictureType = (typeof pictureTypes)[number];

/** The key of one size of a picture among the `Files`. */
export function pictureKey(id: string, size: PictureSizeName, type: PictureType): string {
  return `${id}-${size}.${type}`;
}

/** Every key of a picture. */
export function keysOfPicture(id: string): string[] {
  return pictureSizes.flatMap((size) => pictureTypes.map((type) => pictureKey(id, size, type)));
}
