import type { PictureRefusal } from "~/platform/ports/turn-picture";
import { limits } from "~/values/limits";
import { type Frames, framesIn } from "./av1-frames";
import { type Box, boxesIn, type Item, itemsIn, metaOf, readNumber } from "./heif-items";

/**
 * An AVIF may be a film, a grid of tiles of which one comes again and again, or have many frames in
 * one item, of which the last is shown: nine kB took seven seconds. A HEIC has HEVC inside, which
 * the packaged sharp doesn’t read (patents).
 */
export function refusalOfHeif(file: Buffer): PictureRefusal | null {
  try {
    if (boxesIn(file).some(({ type }) => type === "moov")) return "MOVES";
    const meta = metaOf(file);
    const items = itemsIn(file, meta);
    const types = [...items.values()].map(({ type }) => type);
    if (!types.includes("av01")) return types.includes("hvc1") ? "HEIC" : "NOT_A_PICTURE";
    // Whatever is no number is too many.
    return decodedPixels(items, meta, file.length) <= limits.avifDecoded ? null : "TOO_MANY_PARTS";
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return "NOT_A_PICTURE";
  }
}

/** At most, over all frames. Bytes that are decoded more than once are no honest picture’s. */
function decodedPixels(items: ReadonlyMap<number, Item>, meta: readonly Box[], length: number): number {
  const times = timesDecoded(items, meta);
  const parts = [...items.values()].flatMap((item) => item.parts);
  let bytes = 0;
  for (const [id, item] of items) for (const part of item.parts) bytes += (times.get(id) ?? 1) * part.length;
  if (bytes > length || items.size > limits.pictureItems || parts.length > limits.pictureItems)
    return Number.POSITIVE_INFINITY;
  const configured = mostPixels(inBoxes(meta, "av1C").map((body) => framesIn(body.subarray(4))));
  let all = 0;
  for (const [id, { type, parts }] of items) {
    if (type !== "av01") continue;
    const frames = framesIn(Buffer.concat(parts));
    all += (times.get(id) ?? 1) * frames.count * Math.max(configured, frames.pixels);
  }
  return all;
}

const mostPixels = (streams: readonly Frames[]) => Math.max(0, ...streams.map(({ pixels }) => pixels));

/** What the properties of all items say under this name. */
function inBoxes(meta: readonly Box[], name: string): Buffer[] {
  return meta
    .filter(({ type }) => type === "iprp")
    .flatMap(({ body }) => boxesIn(body))
    .filter(({ type }) => type === "ipco")
    .flatMap(({ body }) => boxesIn(body))
    .flatMap(({ type, body }) => (type === name ? [body] : []));
}

/** How often a grid shows an item. One that is made of others is counted as without end. */
function timesDecoded(items: ReadonlyMap<number, Item>, meta: readonly Box[]): Map<number, number> {
  const times = new Map<number, number>();
  for (const { type, body: references } of meta) {
    if (type !== "iref") continue;
    const width = references.readUInt8(0) === 0 ? 2 : 4;
    for (const { type, body } of boxesIn(references.subarray(4))) {
      const maker = items.get(readNumber(body, 0, width))?.type ?? "";
      if (type !== "dimg" || !madeOfOthers.includes(maker)) continue;
      for (let at = width + 2; at + width <= body.length; at += width) {
        const id = readNumber(body, at, width);
        const isPlain = maker === "grid" && items.get(id)?.type === "av01";
        times.set(id, isPlain ? (times.get(id) ?? 0) + 1 : Number.POSITIVE_INFINITY);
      }
    }
  }
  return times;
}

/** A grid, one picture on others, one that was turned. */
export const madeOfOthers = ["grid", "iovl", "iden"];
