import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";

type Colour = readonly number[];

/** A picture whose pixels are told one by one: three channels, or four with opacity. */
export function drawn(width: number, height: number, colourAt: (x: number, y: number) => Colour): Sharp {
  const channels = colourAt(0, 0).length as 1 | 2 | 3 | 4;
  const data = Buffer.alloc(width * height * channels);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data.set(colourAt(x, y), (y * width + x) * channels);
  return sharp(data, { raw: { width, height, channels } });
}

/** Red to the right, green downwards, with enough detail that a cut file lacks some of it. */
export const gradient = (width: number, height: number) =>
  drawn(width, height, (x, y) => [(x * 255) / width, (y * 255) / height, (x * 31 + y * 17) % 200]);

export const red = [230, 20, 20] as const;
export const blue = [20, 20, 230] as const;
/** Red above, blue below. */
export const halves = (width: number, height: number) =>
  drawn(width, height, (_x, y) => (y < height / 2 ? red : blue));

/** A PNG of one bit a pixel, all black, with this data or, without any, with all that it needs. */
export function blackPng(width: number, height: number, data?: Uint8Array): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = data ?? deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 1 });
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", new Uint8Array(0)),
  ]);
}

export function chunk(name: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** Frames one below the other, each of another colour. */
export function frames(count: number): Sharp {
  const height = 8;
  const pixels = (_x: number, y: number) => [Math.floor(y / height) * 2, 90, 200 - Math.floor(y / height)];
  const data = Buffer.alloc(8 * height * count * 3);
  for (let at = 0; at < data.length / 3; at += 1) data.set(pixels(0, Math.floor(at / 8)), at * 3);
  return sharp(data, { raw: { width: 8, height: height * count, channels: 3, pageHeight: height } });
}

/** A PNG that says that it has so many frames. */
export function animated(png: Buffer, count: number): Buffer {
  const control = Buffer.alloc(8);
  control.writeUInt32BE(count);
  return Buffer.concat([png.subarray(0, 33), chunk("acTL", control), png.subarray(33)]);
}
