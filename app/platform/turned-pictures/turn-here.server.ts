import type { Metadata } from "sharp";
import { groundOf, placeOnGround } from "~/domain/logo-ground";
import type { Picture, PictureRefusal, PictureShape, PictureSize } from "~/platform/ports/turn-picture";
import { kindOf } from "~/values/file-kind";
import { limits } from "~/values/limits";
import { ok, type Result, refuse } from "~/values/result";
import { refusalBefore } from "./counted/refusal-before";
import { hasElements } from "./left-out/has-elements";
import { withoutNotes } from "./left-out/without-notes";
import { loadSharp, type Sharp } from "./load-sharp.server";
import { refusalOf } from "./refusal-of";
import { shapes, widthsOf } from "./shapes";

/**
 * Turns a picture in this process, where nothing can break it off: what others uploaded is turned
 * in a process of its own (`turn-picture.server.ts`). libvips works on threads, so none of ours is
 * needed. A picture takes 140 MB of memory at most, 300 MB where its type is held whole, and 550 MB
 * where it has 16 bits a channel.
 */
export async function turnHere(
  { buffer, byteOffset, length }: Uint8Array,
  shape: PictureShape,
): Promise<Result<Picture, PictureRefusal>> {
  const bytes = Buffer.from(buffer, byteOffset, length);
  const kind = kindOf(bytes);
  if (kind === null) return refuse("NOT_A_PICTURE");
  const refusal = refusalBefore(bytes, kind);
  if (refusal !== null) return refuse(refusal);
  const sharp = await loadSharp();
  const read = await readPicture(sharp, withoutNotes(bytes, kind), shape);
  return read.ok ? ok(await encode(sharp, read.value, shape)) : read;
}

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
  bytes: Buffer,
  shape: PictureShape,
): Promise<Result<Pixels, PictureRefusal>> {
  try {
    // Reads the head of the file: no pixel is decoded yet.
    const head = await sharp(bytes, { limitInputPixels: false }).metadata();
    const isTooLong = Math.max(head.width, head.height) > limits.pictureSide;
    if (isTooLong || head.width * head.height > mostPixels(head)) return refuse("TOO_MANY_PIXELS");
    if ((head.pages ?? 1) > 1) return refuse("MOVES");
    const { box, cut, onGround } = shapes[shape];
    const side = Math.min(box.width, head.width, head.height);
    // `error` includes files that end early. `warning` would refuse what cameras write and every
    // browser shows.
    const source = sharp(bytes, {
      limitInputPixels: limits.picturePixels,
      failOn: "error",
      autoOrient: true,
      ignoreIcc: head.icc !== undefined && hasElements(head.icc),
    });
    const sized = cut
      ? source.resize(side, side, { fit: "cover", position: cut })
      : source.resize(box.width, box.height, { fit: "inside", withoutEnlargement: true });
    const pixels = await sized.toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
    return ok(onGround ? await layOnGround(sharp, pixels, box.width) : pixels);
  } catch (error) {
    return refusalOf(error);
  }
}

/** On a square of `most` at the side, or of less, since nothing is enlarged. */
async function layOnGround(sharp: Sharp, { data, info }: Pixels, most: number): Promise<Pixels> {
  const { size, margins } = placeOnGround(info, most);
  const background = groundOf({ data, channels: info.channels });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .resize(size.width, size.height, { fit: "fill" })
    .toColourspace("srgb")
    .flatten({ background })
    .extend({ ...margins, background })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** By how much of it is held at once: by its reader, since an AVIF may call itself HEIF alone. */
function mostPixels({ format, isProgressive = false }: Metadata): number {
  if (format === "heif") return limits.avifPixels;
  return isProgressive ? limits.progressivePixels : limits.picturePixels;
}

/**
 * Effort 0, at which an AVIF takes as much of the processor’s time as a WebP: by 3 it was up to
 * thirteen times as much, for a tenth fewer bytes (decisions/pictures.md). Effort 2 for WebP takes
 * half of what 4 does, for 3 % more bytes.
 */
const avif = { quality: 50, effort: 0, chromaSubsampling: "4:2:0" } as const;
const webp = { quality: 75, effort: 2 } as const;

async function encode(
  sharp: Sharp,
  { data, info: { width, height, channels } }: Pixels,
  shape: PictureShape,
): Promise<Picture> {
  const sizes: PictureSize[] = [];
  // One after the other: a picture in work is one thread, and the memory of one size.
  for (const to of widthsOf(shape, width)) {
    const sized = () => sharp(data, { raw: { width, height, channels } }).resize(to);
    sizes.push({ width: to, type: "avif", bytes: await sized().avif(avif).toBuffer() });
    sizes.push({ width: to, type: "webp", bytes: await sized().webp(webp).toBuffer() });
  }
  return { width, height, sizes };
}
