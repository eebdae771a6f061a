import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { chunk } from "./made-pictures";

const signed = (name: string, length: number) => {
  const bytes = Buffer.alloc(length);
  bytes.write(name, "latin1");
  return bytes;
};

/** `XYZ ` of a profile, in 1/65,536. */
function point(x: number, y: number, z: number): Buffer {
  const bytes = signed("XYZ ", 20);
  for (const [at, value] of [x, y, z].entries()) bytes.writeInt32BE(Math.round(value * 65_536), 8 + 4 * at);
  return bytes;
}

/** An element that leaves colours as they are: a matrix of three by three, and what is added. */
function matrix(): Buffer {
  const bytes = signed("matf", 60);
  bytes.writeUInt16BE(3, 8);
  bytes.writeUInt16BE(3, 10);
  for (const at of [0, 4, 8]) bytes.writeFloatBE(1, 12 + 4 * at);
  return bytes;
}

/** So many names of one element. */
function elements(names: number): Buffer {
  const bytes = signed("mpet", 16 + 8 * names);
  bytes.writeUInt16BE(3, 8);
  bytes.writeUInt16BE(3, 10);
  bytes.writeUInt32BE(names, 12);
  const one = matrix();
  for (let at = 16; at < bytes.length; at += 8) {
    bytes.writeUInt32BE(bytes.length, at);
    bytes.writeUInt32BE(one.length, at + 4);
  }
  return Buffer.concat([bytes, one]);
}

/** Three curves that leave colours as they are, for readers that know no elements. */
function curves(): Buffer {
  const bytes = signed("mAB ", 32);
  bytes[8] = 3;
  bytes[9] = 3;
  bytes.writeUInt32BE(32, 12);
  return Buffer.concat([bytes, ...Array.from({ length: 3 }, () => signed("curv", 12))]);
}

/** A colour profile that describes its colours by so many elements, of which each is the same one. */
export function profileOf(names: number): Buffer {
  const tags: [name: string, body: Buffer][] = [
    ["wtpt", point(0.9642, 1, 0.8249)],
    ["A2B0", curves()],
    ["D2B0", elements(names)],
  ];
  const head = Buffer.alloc(128 + 4 + 12 * tags.length);
  let size = head.length;
  for (const [at, [name, body]] of tags.entries()) {
    head.write(name, 132 + 12 * at, "latin1");
    head.writeUInt32BE(size, 136 + 12 * at);
    head.writeUInt32BE(body.length, 140 + 12 * at);
    size += body.length;
  }
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(0x0430_0000, 8);
  head.write("scnrRGB XYZ ", 12, "latin1");
  for (const at of [24, 26, 28]) head.writeUInt16BE(1, at);
  head.write("acsp", 36, "latin1");
  point(0.9642, 1, 0.8249).copy(head, 68, 8);
  head.writeUInt32BE(tags.length, 128);
  return Buffer.concat([head, ...tags.map(([, body]) => body)]);
}

/** A small picture with it: a kB. */
export async function profiledPng(names: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 128, height: 128, channels: 3, background: "#888" } })
    .png()
    .toBuffer();
  const profile = chunk("iCCP", Buffer.concat([Buffer.from("x\0\0"), deflateSync(profileOf(names))]));
  return Buffer.concat([png.subarray(0, 33), profile, png.subarray(33)]);
}
