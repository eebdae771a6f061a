import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { costlySides, isResilienceFull } from "../../../scripts/left-out.mjs";
import { avifOf } from "./made-avif";
import { chunk } from "./made-pictures";
import {
  exifOf,
  exifTag,
  gpsTag,
  interoperabilityTag,
  makerNoteTag,
  sizeOf,
  withExif,
} from "./noted-pictures";
import { profiledPng } from "./profiled-png";
import { scansJpeg } from "./scans-jpeg";

/** A picture that costs a decoder one kind of work, and what becomes of it. */
interface Costly {
  kind: string;
  made(): Promise<Buffer> | Buffer;
  becomes: "kept" | "NOT_A_PICTURE" | "HEIC" | "TOO_MANY_PARTS" | "TOO_MANY_PIXELS" | "MOVES";
}

/** Of each side of what is large; what a picture may have at most is looked at for itself (bad-pictures.test.ts). */
const part = isResilienceFull(process.env) ? 1 : 1 / costlySides;

/** Noise that comes again and again: quickly made, and dear to decode. */
async function noise(wholeWidth: number, wholeHeight: number) {
  const [width, height] = [wholeWidth * part, wholeHeight * part];
  const tile = await sharp({
    create: {
      ...{ width: 256, height: 256, channels: 3, background: "#888" },
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: "#888" } }).composite([
    { input: tile, tile: true },
  ]);
}

const flat = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 9, g: 90, b: 200, alpha: 0.5 } } });
const largeFlat = (width: number, height: number, channels?: 4) =>
  flat(width * part, height * part, channels);

/** Notes of eight megabytes each, as eight kilobytes. */
async function notedPng(notes: number, name: string): Promise<Buffer> {
  const png = await flat(64, 64).png().toBuffer();
  const inflates = deflateSync(Buffer.alloc(7_900_000, "A"), { level: 9 });
  const texts = Array.from({ length: notes }, (_, at) =>
    chunk(name, Buffer.concat([Buffer.from(`note${at}\0\0`), inflates])),
  );
  return Buffer.concat([png.subarray(0, 33), ...texts, png.subarray(33)]);
}

const frames = (count: number) =>
  sharp(
    Buffer.alloc(8 * 8 * 3 * count).map((_, at) => at / 192),
    { raw: { width: 8, height: 8 * count, channels: 3, pageHeight: 8 } },
  );

/** The first marker of a frame says how it is coded. */
async function asArithmetic(): Promise<Buffer> {
  const jpeg = await flat(64, 64).jpeg().toBuffer();
  jpeg[jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 1] = 0xc9;
  return jpeg;
}

/** Directories that name themselves or each other: as many as fit into a segment of a JPEG. */
const named = (tag: number, at: number, entries: number) =>
  Array.from({ length: entries }, () => [tag, 4, 1, at] as const);
const knots: Readonly<Record<string, Buffer>> = {
  "names itself": exifOf([{ entries: named(exifTag, 8, 5_000), next: 8 }]),
  "two that name each other": exifOf([
    { entries: named(exifTag, 8 + sizeOf(2_500), 2_500) },
    { entries: named(interoperabilityTag, 8, 2_500), next: 8 },
  ]),
  "each of 2,500 names the next": exifOf(
    Array.from({ length: 2_500 }, (_, at) => {
      const next = 8 + (at + 1) * sizeOf(1);
      return { entries: named([exifTag, gpsTag, interoperabilityTag][at % 3] ?? exifTag, next, 1), next };
    }),
  ),
  "5,000 long texts that are one": exifOf(
    [{ entries: Array.from({ length: 5_000 }, () => [0x010e, 2, 60_000, 0] as const) }],
    Buffer.alloc(100, "a"),
  ),
  "counts without end": exifOf([
    { entries: Array.from({ length: 5_000 }, (_, at) => [0x010e + at, 5, 0xff_ff_ff_ff, 8] as const) },
  ]),
  "5,000 notes of a maker": exifOf(
    [
      { entries: named(exifTag, 8 + sizeOf(1), 1) },
      { entries: Array.from({ length: 4_000 }, () => [makerNoteTag, 7, 10_000, 8] as const) },
    ],
    Buffer.from("Nikon\0\x02\0\0\0MM\0*\0\0\0\x08", "latin1"),
  ),
};

const knotted: Costly[] = Object.entries(knots).flatMap(([what, exif]) =>
  Object.entries(withExif).map(
    ([kind, made]): Costly => ({
      kind: `${kind.toUpperCase()}, EXIF: ${what}`,
      made: () => made(exif),
      becomes: "kept",
    }),
  ),
);

/** As large as each kind may be, or that part of it, and beyond. */
export const costlyPictures: Costly[] = [
  {
    kind: "JPEG",
    made: async () => (await noise(10_000, 5_000)).jpeg({ quality: 15 }).toBuffer(),
    becomes: "kept",
  },
  {
    kind: "JPEG, progressive",
    made: async () => (await noise(6_000, 5_000)).jpeg({ quality: 20, progressive: true }).toBuffer(),
    becomes: "kept",
  },
  {
    kind: "JPEG, CMYK with a profile",
    made: async () => (await noise(6_000, 5_000)).toColourspace("cmyk").jpeg({ quality: 5 }).toBuffer(),
    becomes: "kept",
  },
  { kind: "JPEG, 24 empty scans of 29 megapixels", made: () => scansJpeg(5_400, 23), becomes: "kept" },
  { kind: "JPEG, 1,000 empty scans", made: () => scansJpeg(5_400, 1_000), becomes: "TOO_MANY_PARTS" },
  {
    kind: "JPEG, 1,000 empty scans of few pixels",
    made: () => scansJpeg(64, 1_000),
    becomes: "TOO_MANY_PARTS",
  },
  { kind: "JPEG, arithmetic coding", made: asArithmetic, becomes: "NOT_A_PICTURE" },
  {
    kind: "JPEG, 100,000 segments",
    made: async () => {
      const jpeg = await flat(64, 64).jpeg().toBuffer();
      const segments = Buffer.alloc(400_000, Buffer.from([0xff, 0xe1, 0, 2]));
      return Buffer.concat([jpeg.subarray(0, 2), segments, jpeg.subarray(2)]);
    },
    becomes: "TOO_MANY_PARTS",
  },
  {
    kind: "PNG, 16 bits, with opacity",
    made: () => largeFlat(10_000, 5_000, 4).toColourspace("rgb16").png({ compressionLevel: 1 }).toBuffer(),
    becomes: "kept",
  },
  {
    kind: "PNG, interlaced, 16 bits, with opacity",
    made: () =>
      largeFlat(6_000, 5_000, 4)
        .toColourspace("rgb16")
        .png({ compressionLevel: 1, progressive: true })
        .toBuffer(),
    becomes: "kept",
  },
  {
    // As large as a picture may be, in a small run as well.
    kind: "PNG, a profile of Display P3, 50 megapixels",
    made: () => flat(10_000, 5_000).withIccProfile("p3").png({ compressionLevel: 1 }).toBuffer(),
    becomes: "kept",
  },
  {
    kind: "PNG, noise as large as a picture is kept",
    made: async () => (await noise(1_600, 4_800)).png({ palette: true, colours: 16, effort: 1 }).toBuffer(),
    becomes: "kept",
  },
  { kind: "PNG, 1,000 compressed notes of 8 MB", made: () => notedPng(1_000, "zTXt"), becomes: "kept" },
  { kind: "PNG, 1,000 profiles of 8 MB", made: () => notedPng(1_000, "iCCP"), becomes: "kept" },
  {
    kind: "PNG, a profile that names one element 60,000 times",
    made: () => profiledPng(60_000),
    becomes: "kept",
  },
  {
    kind: "WebP",
    made: async () => (await noise(10_000, 5_000)).webp({ quality: 1, effort: 0 }).toBuffer(),
    becomes: "kept",
  },
  {
    kind: "WebP, lossless",
    made: async () => (await noise(10_000, 5_000)).webp({ lossless: true, effort: 0 }).toBuffer(),
    becomes: "kept",
  },
  { kind: "WebP, 1,000 frames", made: () => frames(1_000).webp({ effort: 0 }).toBuffer(), becomes: "MOVES" },
  {
    kind: "AVIF",
    made: async () => (await noise(4_000, 4_000)).avif({ quality: 20, effort: 0 }).toBuffer(),
    becomes: "kept",
  },
  { kind: "AVIF, 3 frames in one item", made: () => avifOf({ side: 4_000, frames: 3 }), becomes: "kept" },
  {
    kind: "AVIF, 40 frames in one item",
    made: () => avifOf({ side: 4_000, frames: 40 }),
    becomes: "TOO_MANY_PARTS",
  },
  { kind: "AVIF, a grid of 9 tiles", made: () => avifOf({ side: 1_300, tiles: 9 }), becomes: "kept" },
  {
    kind: "AVIF, a grid of 64 tiles of 4 megapixels",
    made: () => avifOf({ side: 2_000, tiles: 64 }),
    becomes: "TOO_MANY_PARTS",
  },
  {
    kind: "AVIF, a grid of one tile 49 times",
    made: () => avifOf({ side: 512, tiles: 49, oneTile: true }),
    becomes: "TOO_MANY_PARTS",
  },
  {
    kind: "AVIF, 40 frames beside an empty item",
    made: () => avifOf({ side: 4_000, frames: 40, overNothing: true }),
    becomes: "TOO_MANY_PARTS",
  },
  { kind: "AVIF, a film", made: () => avifOf({ side: 64, film: true }), becomes: "MOVES" },
  { kind: "HEIC", made: () => avifOf({ side: 64, coding: "hvc1" }), becomes: "HEIC" },
  {
    kind: "GIF",
    made: async () => (await noise(10_000, 5_000)).gif({ effort: 1, colours: 2, dither: 0 }).toBuffer(),
    becomes: "kept",
  },
  { kind: "GIF, 1,000 frames", made: () => frames(250).gif({ effort: 1 }).toBuffer(), becomes: "MOVES" },
  ...knotted,
];
