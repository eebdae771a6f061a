import type { Metadata, Sharp as Pipeline } from "sharp";
import type {
  Picture,
  PictureRefusal,
  PictureShape,
  PictureSize,
  TurnPicture,
} from "~/platform/ports/turn-picture";
import { createAtOnce } from "~/platform/values/at-once";
import { type FileKind, kindOf } from "~/platform/values/file-kind";
import { limits } from "~/platform/values/limits";
import { ok, type Result, refuse } from "~/platform/values/result";
import { loadSharp, type Sharp } from "./load-sharp.server";
import { refusalOf, tookTooLong } from "./refusal-of";
import { shapes, widthsOf } from "./shapes";

/**
 * A HEIC is only read by a sharp that was built with HEVC, which the packaged one is not (patents):
 * there it is no picture. iPhones take their photos as HEIC, but Safari converts them to JPEG for a
 * field with accept="image/jpeg,image/png,image/webp", so fields should say that.
 */
const taken: ReadonlySet<FileKind | null> = new Set(["jpeg", "png", "webp", "avif", "heic", "gif"] as const);

interface Options {
  /** Pictures that are turned at the same time. Each holds one of libuv's threads (four in all). */
  atOnce?: number;
  /** For reading a picture, and again for each size of it. */
  timeoutSeconds?: number;
}

/**
 * libvips works on threads, so none of ours is needed: while twenty photos of 12 megapixels are
 * turned, the event loop itself is never busy for more than 3 ms. Each picture takes 140 MB of
 * memory at most, and 300 MB where its type is held whole.
 */
export function createTurnPicture({ atOnce = 2, timeoutSeconds = 20 }: Options = {}): TurnPicture {
  const inOrder = createAtOnce(atOnce);
  return async (bytes, shape, owner) => {
    if (!taken.has(kindOf(bytes))) return refuse("NOT_A_PICTURE");
    return await inOrder(async () => {
      const sharp = await loadSharp();
      const timed = (pipeline: Pipeline) => pipeline.timeout({ seconds: timeoutSeconds });
      const read = await readPicture(sharp, bytes, shape, timed);
      return read.ok ? await encode(sharp, read.value, shape, timed) : read;
    }, owner);
  };
}

type Timed = (pipeline: Pipeline) => Pipeline;

/** Pixels in sRGB, eight bits a channel, without anything that came with them. */
interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/**
 * Reads the picture once, at its largest size: the others are made from that, so that a large file
 * is decoded once and a face is cut alike in each.
 */
async function readPicture(
  sharp: Sharp,
  bytes: Uint8Array,
  shape: PictureShape,
  timed: Timed,
): Promise<Result<Pixels, PictureRefusal>> {
  try {
    // Reads the head of the file: no pixel is decoded yet.
    const head = await sharp(bytes, { limitInputPixels: false }).metadata();
    const isTooLong = Math.max(head.width, head.height) > limits.pictureSide;
    if (isTooLong || head.width * head.height > mostPixels(head)) return refuse("TOO_MANY_PIXELS");
    if ((head.pages ?? 1) > 1) return refuse("MOVES");
    const { box, cut } = shapes[shape];
    const side = Math.min(box.width, head.width, head.height);
    // `error` includes files that end early. `warning` would refuse what cameras write and every
    // browser shows.
    const source = sharp(bytes, {
      limitInputPixels: limits.picturePixels,
      failOn: "error",
      autoOrient: true,
    });
    const sized = cut
      ? source.resize(side, side, { fit: "cover", position: "attention" })
      : source.resize(box.width, box.height, { fit: "inside", withoutEnlargement: true });
    return ok(await timed(sized.toColourspace("srgb").raw()).toBuffer({ resolveWithObject: true }));
  } catch (error) {
    return refusalOf(error);
  }
}

/** By how much of it is held at once: by its reader, since an AVIF may call itself HEIF alone. */
function mostPixels({ format, isProgressive = false }: Metadata): number {
  if (format === "heif") return limits.avifPixels;
  return isProgressive ? limits.progressivePixels : limits.picturePixels;
}

/**
 * Effort 0, at which an AVIF takes as much of the processor’s time as a WebP: by 3 it was up to
 * thirteen times as much, for a tenth fewer bytes (decisions/files.md). No time-out can end it, as
 * libvips hands it all pixels at once.
 */
const avif = { quality: 50, effort: 0, chromaSubsampling: "4:2:0" } as const;
const webp = { quality: 75, effort: 4 } as const;

async function encode(
  sharp: Sharp,
  { data, info: { width, height, channels } }: Pixels,
  shape: PictureShape,
  timed: Timed,
): Promise<Result<Picture, PictureRefusal>> {
  const sizes: PictureSize[] = [];
  try {
    // One after the other: a picture in work is one thread, and the memory of one size.
    for (const to of widthsOf(shape, width)) {
      const sized = () => timed(sharp(data, { raw: { width, height, channels } }).resize(to));
      sizes.push({ width: to, type: "avif", bytes: await sized().avif(avif).toBuffer() });
      sizes.push({ width: to, type: "webp", bytes: await sized().webp(webp).toBuffer() });
    }
    return ok({ width, height, sizes });
  } catch (error) {
    if (tookTooLong(error)) return refusalOf(error);
    throw error;
  }
}
