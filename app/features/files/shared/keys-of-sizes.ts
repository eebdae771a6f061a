import { pictureKey, pictureSizes } from "~/domain/file-keys";
import type { Picture, PictureSize } from "~/platform/ports/turn-picture";

/** A small picture has fewer sizes: the largest stands for those that it lacks. */
export function keysOfSizes(id: string, { sizes }: Picture): [key: string, size: PictureSize][] {
  const widths = [...new Set(sizes.map(({ width }) => width))];
  return pictureSizes.flatMap((name, at) =>
    sizes
      .filter(({ width }) => width === widths[Math.min(at, widths.length - 1)])
      .map((size): [string, PictureSize] => [pictureKey(id, name, size.type), size]),
  );
}
