import { crc32 } from "node:zlib";
import type { FileKind } from "~/values/file-kind";
import { madeOfOthers } from "../counted/count-heif";
import { itemsIn, metaOf } from "../counted/heif-items";
import { segmentsOf } from "../counted/jpeg-segments";
import { chunksOf } from "../counted/webp-chunks";
import { keepOrientation } from "./keep-orientation";

/**
 * A picture that may be decoded, without what is only said about it: its readers read all of that,
 * and nothing of it is kept. Which way up it is stays, as EXIF that says nothing else.
 */
export function withoutNotes(bytes: Buffer, kind: FileKind): Buffer {
  if (kind === "jpeg") return jpegWithout(Buffer.from(bytes));
  if (kind === "png") return pngWithout(bytes);
  if (kind === "webp") return webpWithout(Buffer.from(bytes));
  if (kind === "avif" || kind === "heic") return heifWithout(Buffer.from(bytes));
  return bytes;
}

/** APP1 is EXIF or XMP. */
function jpegWithout(jpeg: Buffer): Buffer {
  for (const { marker, body } of segmentsOf(jpeg)) if (marker === 0xe1) keepOrientation(body);
  return jpeg;
}

function webpWithout(webp: Buffer): Buffer {
  for (const { type, body } of chunksOf(webp)) if (type === "EXIF") keepOrientation(body);
  return webp;
}

/** An item says how it is turned by a property: what its EXIF says counts for nothing. */
function heifWithout(heif: Buffer): Buffer {
  for (const { type, parts } of itemsIn(heif, metaOf(heif)).values())
    if (type !== "av01" && !madeOfOthers.includes(type)) for (const part of parts) part.fill(0);
  return heif;
}

/** What says something about a picture, and what is inflated for it. */
const texts = ["tEXt", "zTXt", "iTXt"];

/**
 * The reader of a PNG inflates and keeps all its texts: eight kB become 8 MB, several times over,
 * so that fifty in 400 kB took 3 GB of memory.
 */
function pngWithout(png: Buffer): Buffer {
  const kept = [png.subarray(0, 8)];
  for (let at = 8, next = at; at + 8 <= png.length; at = next) {
    next = at + 12 + png.readUInt32BE(at);
    const type = png.toString("latin1", at + 4, at + 8);
    if (type === "eXIf") kept.push(uprightChunk(png.subarray(at, next)));
    else if (!texts.includes(type)) kept.push(png.subarray(at, next));
  }
  return Buffer.concat(kept);
}

/** A chunk is its length, its name, its data, and a sum of both. */
function uprightChunk(chunk: Buffer): Buffer {
  const made = Buffer.from(chunk);
  if (made.length < 12) return made;
  const sumAt = made.length - 4;
  keepOrientation(made.subarray(8, sumAt));
  made.writeUInt32BE(crc32(made.subarray(4, sumAt)), sumAt);
  return made;
}
