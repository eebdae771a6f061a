import { promisify } from "node:util";
import { crc32, deflate } from "node:zlib";

/** A picture of at most 256 colours. */
export interface Indexed {
  width: number;
  height: number;
  /** Red, green and blue of each colour, 0 to 255. */
  colours: readonly (readonly [number, number, number])[];
  /** The colour of each pixel, row by row. */
  pixels: Uint8Array;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const compress = promisify(deflate);

/** A PNG with a palette (W3C PNG, third edition). It is compressed outside the event loop. */
export async function toPng({ width, height, colours, pixels }: Indexed): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits a pixel, of a palette.
  header.set([8, 3, 0, 0, 0], 8);
  // Each row begins with its filter: none, which suits palettes.
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1)
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(colours.flat())),
    chunk("IDAT", await compress(rows, { level: 6 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
