import { pictureSizes, pictureTypes } from "~/domain/file-keys";
import type { TurnPicture } from "~/platform/ports/turn-picture";
import { ok } from "~/values/result";

/** Every picture becomes the same few bytes, for tests that look at none. */
export const turnNothing: TurnPicture = async () =>
  ok({
    width: 480,
    height: 480,
    sizes: pictureSizes.flatMap((_, at) =>
      pictureTypes.map((type) => ({ width: 80 * (at + 1), type, bytes: new Uint8Array([1]) })),
    ),
  });
