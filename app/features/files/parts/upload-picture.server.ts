import type { AppLoadContext } from "@remix-run/node";
import { pictureKey, pictureSizes } from "~/content/picture-keys";
import type { PictureRefusal, PictureShape, PictureSize } from "~/platform/ports/turn-picture";
import type { Ask } from "~/shell/api/graphql-client.server";
import {
  BeginUploadDocument,
  type PictureInput,
  type RefusalFieldsFragment,
} from "~/shell/operations/operations.generated";

/** A picture whose sizes are written, or why not: what is wrong with it, or the API's refusal. */
export type PictureUpload =
  | { picture: PictureInput }
  | { fault: PictureRefusal }
  | { refusal: RefusalFieldsFragment };

/**
 * Turns an uploaded picture and writes its sizes. The caller then has the API keep it somewhere;
 * until then it is forgotten by itself.
 */
export async function uploadPicture(
  { files, turnPicture }: AppLoadContext["uploads"],
  ask: Ask,
  bytes: Uint8Array,
  shape: PictureShape,
): Promise<PictureUpload> {
  // First, because it counts the member's uploads: turning a picture is what costs.
  const { beginUpload } = await ask(BeginUploadDocument, {});
  const { upload, refusal } = beginUpload;
  if (refusal) return { refusal };
  if (!upload) throw new Error("An upload without an id");
  const turned = await turnPicture(bytes, shape);
  if (!turned.ok) return { fault: turned.code };
  const { width, height, sizes } = turned.value;
  let written = 0;
  for (const [key, size] of keyed(upload, sizes)) {
    await files.put(key, size.bytes);
    written += size.bytes.length;
  }
  return { picture: { upload, width, height, bytes: written } };
}

/** A small picture has fewer sizes: the largest stands for those that it lacks. */
function keyed(id: string, sizes: readonly PictureSize[]): [key: string, size: PictureSize][] {
  const widths = [...new Set(sizes.map(({ width }) => width))];
  return pictureSizes.flatMap((name, at) =>
    sizes
      .filter(({ width }) => width === widths[Math.min(at, widths.length - 1)])
      .map((size): [string, PictureSize] => [pictureKey(id, name, size.type), size]),
  );
}
