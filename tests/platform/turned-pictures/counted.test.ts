import { expect, it } from "vitest";
import { refusalBefore } from "~/platform/turned-pictures/counted/refusal-before";
import { avifOf } from "./made-avif";

const u16 = (value: number) => [value >>> 8, value & 255];
const segment = (marker: number, body: readonly number[]) => [0xff, marker, ...u16(body.length + 2), ...body];

/** The marks of a progressive JPEG in colour, whose scans are of all three channels at once. */
function marksOf(scans: number): Buffer {
  const side = 5_400;
  const channels = [1, 2, 3].flatMap((id) => [id, 0x11, 0]);
  const scan = segment(0xda, [3, 1, 0, 2, 0, 3, 0, 0, 0, 0]);
  return Buffer.from([
    ...[0xff, 0xd8],
    ...segment(0xc2, [8, ...u16(side), ...u16(side), 3, ...channels]),
    ...Array.from({ length: scans }, () => scan).flat(),
    ...[0xff, 0xd9],
  ]);
}

it("a scan of a JPEG counts once for each channel that it is of", () => {
  expect(refusalBefore(marksOf(8), "jpeg")).toBe(null);
  expect(refusalBefore(marksOf(9), "jpeg")).toBe("TOO_MANY_PARTS");
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
