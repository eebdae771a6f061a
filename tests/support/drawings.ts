import { pictureSizes, pictureTypes } from "~/content/file-keys";
import type { TurnDrawing } from "../../scripts/demo/pictures/turn-drawing";

/** Every drawing becomes the same few bytes, for tests that look at none. */
export const turnNothing: TurnDrawing = async () => ({
  bytes: 9,
  picture: {
    width: 480,
    height: 480,
    sizes: pictureSizes.flatMap((_, at) =>
      pictureTypes.map((type) => ({ width: 80 * (at + 1), type, bytes: new Uint8Array([1]) })),
    ),
  },
});
