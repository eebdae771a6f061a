import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { withoutNotes } from "~/platform/turned-pictures/left-out/without-notes";
import { kindOf } from "~/values/file-kind";
import { avifOf } from "./made-avif";
import { exifOf, exifTag, sizeOf, withExif } from "./noted-pictures";

function left(bytes: Buffer): Buffer {
  const kind = kindOf(bytes);
  if (kind === null) throw new Error("no picture");
  return withoutNotes(bytes, kind);
}

const secret = Buffer.from("51 30 north");
/** Its orientation, and a directory that names itself and a secret. */
const exif = exifOf(
  [
    {
      entries: [
        [0x0112, 3, 1, 6 << 16],
        [exifTag, 4, 1, 8 + sizeOf(2)],
      ],
    },
    { entries: [[exifTag, 4, 1, 8 + sizeOf(2)]], next: 8 },
  ],
  secret,
);
const kinds = ["jpeg", "png", "webp"] as const;

describe("EXIF before a picture is decoded", () => {
  it.each(kinds)("of a %s only says which way is up", async (kind) => {
    const bytes = await withExif[kind](exif);
    const before = await sharp(bytes).metadata();
    expect(before).toMatchObject({ orientation: 6 });
    expect(before.exif?.includes(secret)).toBe(true);
    const after = await sharp(left(bytes)).metadata();
    expect(after).toMatchObject({ width: 64, height: 64, orientation: 6 });
    const kept = Buffer.from(after.exif ?? []).toString("hex");
    expect(kept).toMatch(/^(457869660000)?4d4d002a000000080001011200030000000100060{4}0*$/);
  });

  it("of an AVIF is gone", async () => {
    const bytes = await withExif.avif(exif);
    expect((await sharp(bytes).metadata()).exif?.includes(secret)).toBe(true);
    const after = await sharp(left(bytes)).metadata();
    expect(after).toMatchObject({ width: 64, height: 64 });
    expect(
      Buffer.from(after.exif ?? []).every((byte, at) => byte === 0 || "Exif".charCodeAt(at) === byte),
    ).toBe(true);
  });

  it.each(kinds)("of a %s may begin with its name or not, and be of either order", async (kind) => {
    const little = Buffer.from("49492a00080000000100120103000100000008000000" + "00000000", "hex");
    for (const bytes of [little, Buffer.concat([Buffer.from("Exif\0\0"), little])]) {
      const before = await sharp(await withExif[kind](bytes)).metadata();
      const after = await sharp(left(await withExif[kind](bytes))).metadata();
      expect(after.orientation).toBe(before.orientation);
    }
  });

  it.each([
    ["nothing", ""],
    ["a header alone", "4d4d002a00000008"],
    ["a directory behind its end", "4d4d002affffffff" + "00".repeat(20)],
    ["an orientation that there isn’t", "4d4d002a00000008000101120003000000010009000000000000"],
    ["other words", "ab".repeat(40)],
  ])("is gone where it is %s", async (_what, hex) => {
    for (const kind of kinds) {
      const after = await sharp(left(await withExif[kind](Buffer.from(hex, "hex")))).metadata();
      expect(after.orientation).toBeUndefined();
    }
  });

  it("leaves the bytes of its sender as they are", async () => {
    for (const made of Object.values(withExif)) {
      const bytes = await made(exif);
      const copy = Buffer.from(bytes);
      left(bytes);
      expect(bytes.equals(copy)).toBe(true);
    }
  });

  it("in two places of a JPEG is left out of both", async () => {
    const once = await withExif.jpeg(exif);
    const end = 4 + once.readUInt16BE(4);
    const bytes = Buffer.concat([once.subarray(0, end), Buffer.from([0xff, 0xff]), once.subarray(2)]);
    expect(left(bytes).includes(secret)).toBe(false);
    expect(await sharp(left(bytes)).metadata()).toMatchObject({ orientation: 6 });
  });
});

it("an AVIF that says twice what its items are is none", async () => {
  const { refusalBefore } = await import("~/platform/turned-pictures/counted/refusal-before");
  const bytes = await avifOf({ side: 64, exif });
  const ids = [...bytes.toString("latin1").matchAll(/infe/g)].map(({ index }) => index + 9);
  expect(refusalBefore(bytes, "avif")).toBeNull();
  bytes[ids[1] ?? 0] = bytes[ids[0] ?? 0] ?? 0;
  expect(refusalBefore(bytes, "avif")).toBe("NOT_A_PICTURE");
});
