import { expect, it } from "vitest";
import { refusalBefore } from "~/platform/turned-pictures/counted/refusal-before";
import { limits } from "~/values/limits";
import { avifOf, metaBox } from "./made-avif";
import { blackPng, chunk } from "./made-pictures";

const u16 = (value: number) => [value >>> 8, value & 255];
const segment = (marker: number, body: readonly number[]) => [0xff, marker, ...u16(body.length + 2), ...body];

/** The marks of a progressive JPEG in colour, whose scans are of all three channels at once. */
function marksOf(scans: number, ids = [1, 2, 3]): Buffer {
  const side = 5_400;
  // The last is coarse.
  const channels = ids.flatMap((id, at) => [id, at === 2 ? 0x11 : 0x44, 0]);
  const scan = segment(0xda, [3, ...ids.flatMap((id) => [id, 0]), 0, 0, 0]);
  return Buffer.from([
    ...[0xff, 0xd8],
    ...segment(0xc2, [8, ...u16(side), ...u16(side), 3, ...channels]),
    ...Array.from({ length: scans }, () => scan).flat(),
    ...[0xff, 0xd9],
  ]);
}

it("a scan of a JPEG counts once for each channel that it is of", () => {
  expect(refusalBefore(marksOf(11), "jpeg")).toBe(null);
  expect(refusalBefore(marksOf(12), "jpeg")).toBe("TOO_MANY_PARTS");
});

it("channels of a JPEG that have one id count as the largest of them", () => {
  expect(refusalBefore(marksOf(9, [1, 1, 1]), "jpeg")).toBe("TOO_MANY_PARTS");
});

it("an AVIF with more parts or boxes than an honest one is refused before they are read", () => {
  const id = [0, 1];
  // Neither offsets nor lengths: 65,535 parts that are said in no byte.
  const parts = [0, 0, 0, 0, 0, 0, 0, 1, ...id, 0, 0, 0xff, 0xff];
  expect(refusalBefore(metaBox(parts), "avif")).toBe("NOT_A_PICTURE");
  const boxes = Buffer.alloc(8 * (limits.pictureBoxes + 1), Buffer.from("\0\0\0\x08free", "latin1"));
  expect(refusalBefore(boxes, "avif")).toBe("NOT_A_PICTURE");
});

it("chunks of a PNG are counted, also behind its picture", () => {
  const png = blackPng(8, 8);
  const end = png.length - 12;
  const withChunks = (many: number) =>
    Buffer.concat([
      png.subarray(0, end),
      ...Array<Buffer>(many).fill(chunk("eXIf", Buffer.alloc(0))),
      png.subarray(end),
    ]);
  expect(refusalBefore(withChunks(limits.pictureChunks - 10), "png")).toBe(null);
  expect(refusalBefore(withChunks(limits.pictureChunks), "png")).toBe("TOO_MANY_PARTS");
});

it.each([false, true])(
  "a tile that a grid shows again and again counts each time, wide ids: %s",
  async (wideIds) => {
    const tiles = await avifOf({ side: 64, tiles: 49, wideIds });
    const oneTile = await avifOf({ side: 64, tiles: 49, oneTile: true, wideIds });
    expect(refusalBefore(tiles, "avif")).toBe(null);
    expect(refusalBefore(oneTile, "avif")).toBe("TOO_MANY_PARTS");
  },
);
