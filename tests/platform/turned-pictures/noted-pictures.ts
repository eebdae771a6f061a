import sharp, { type Sharp } from "sharp";
import { avifOf } from "./made-avif";
import { chunk } from "./made-pictures";

type Entry = readonly [tag: number, type: number, count: number, value: number];

interface Directory {
  entries: readonly Entry[];
  /** Where the next one stands. */
  next?: number;
}

/** The tags of a directory that is read with the picture, of a camera’s, of a place’s. */
export const exifTag = 0x8769;
export const gpsTag = 0x8825;
export const interoperabilityTag = 0xa005;
export const makerNoteTag = 0x927c;

/** EXIF of directories, one behind the other from 8 on. */
export function exifOf(directories: readonly Directory[], behind: Buffer = Buffer.alloc(0)): Buffer {
  const made = directories.map(({ entries, next = 0 }) => {
    const bytes = Buffer.alloc(2 + 12 * entries.length + 4);
    bytes.writeUInt16BE(entries.length);
    for (const [at, [tag, type, count, value]] of entries.entries()) {
      bytes.writeUInt16BE(tag, 2 + 12 * at);
      bytes.writeUInt16BE(type, 4 + 12 * at);
      bytes.writeUInt32BE(count, 6 + 12 * at);
      bytes.writeUInt32BE(value, 10 + 12 * at);
    }
    bytes.writeUInt32BE(next, bytes.length - 4);
    return bytes;
  });
  return Buffer.concat([Buffer.from("MM\0*\0\0\0\x08", "latin1"), ...made, behind]);
}

/** The length of a directory. */
export const sizeOf = (entries: number) => 2 + 12 * entries + 4;

/** A picture with these bytes as its EXIF, by the kind of its file. */
export const withExif = {
  async jpeg(exif: Buffer, of: Sharp = square()): Promise<Buffer> {
    const jpeg = await of.jpeg().toBuffer();
    const segment = Buffer.concat([Buffer.from("\xff\xe1\0\0Exif\0\0", "latin1"), exif]);
    segment.writeUInt16BE(segment.length - 2, 2);
    return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
  },
  async png(exif: Buffer, of: Sharp = square()): Promise<Buffer> {
    const png = await of.png().toBuffer();
    return Buffer.concat([png.subarray(0, 33), chunk("eXIf", exif), png.subarray(33)]);
  },
  async webp(exif: Buffer, of: Sharp = square()): Promise<Buffer> {
    const webp = await of.webp({ lossless: true }).toBuffer();
    const said = Buffer.alloc(18);
    said.write("VP8X", "latin1");
    said.writeUInt32LE(10, 4);
    said.writeUInt32LE(8, 8);
    said.writeUIntLE(63, 12, 3);
    said.writeUIntLE(63, 15, 3);
    const noted = Buffer.alloc(8 + exif.length + (exif.length % 2));
    noted.write("EXIF", "latin1");
    noted.writeUInt32LE(exif.length, 4);
    exif.copy(noted, 8);
    const made = Buffer.concat([webp.subarray(0, 12), said, webp.subarray(12), noted]);
    made.writeUInt32LE(made.length - 8, 4);
    return made;
  },
  avif: (exif: Buffer): Promise<Buffer> => avifOf({ side: 64, exif }),
};

const square = () => sharp({ create: { width: 64, height: 64, channels: 3, background: "#09c" } });
