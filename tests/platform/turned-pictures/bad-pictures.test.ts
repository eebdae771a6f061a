import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { loadSharp } from "~/platform/turned-pictures/load-sharp.server";
import { turnHere as turn } from "~/platform/turned-pictures/turn-here.server";
import { limits } from "~/values/limits";
import { animated, blackPng, frames, gradient } from "./made-pictures";

const text = (words: string) => Buffer.from(words, "latin1");
const script = "<script>alert(1)</script>";
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`;

/** As wide as the largest square that an AVIF may be. */
const blackAvif = (height: number) =>
  sharp({ create: { width: 4_000, height, channels: 3, background: "black" } })
    .avif({ effort: 0 })
    .toBuffer();

/** It without the brands that say which kind of HEIF it is: readers look at its content. */
async function asHeif(avif: Promise<Buffer>): Promise<Buffer> {
  const bytes = await avif;
  for (let at = 8; at < bytes.readUInt32BE(0); at += 4) if (at !== 12) bytes.write("mif1", at, "latin1");
  return bytes;
}

describe("files that are refused", () => {
  it.each([
    ["nothing", () => text(""), "NOT_A_PICTURE"],
    ["an SVG with a script", () => text(svg), "NOT_A_PICTURE"],
    ["a PDF, whatever it is called", () => text("%PDF-1.7\n1 0 obj\n%%EOF\n"), "NOT_A_PICTURE"],
    ["a TIFF", () => gradient(9, 9).tiff().toBuffer(), "NOT_A_PICTURE"],
    ["the head of a JPEG with a script", () => text(`\xff\xd8\xff\xe0${script}`), "NOT_A_PICTURE"],
    ["the head of a PNG with an SVG", () => text(`\x89PNG\r\n\x1a\n${svg}`), "NOT_A_PICTURE"],
    ["the head of a GIF with a script", () => text(`GIF89a/*${script}*/`), "NOT_A_PICTURE"],
    ["the head of a WebP alone", () => text("RIFF\x10\0\0\0WEBPVP8L"), "NOT_A_PICTURE"],
    ["the head of a HEIC alone", () => text("\0\0\0\x10ftypheic\0\0\0\0"), "NOT_A_PICTURE"],
    ["a GIF with 100 frames", () => frames(100).gif().toBuffer(), "MOVES"],
    ["a PNG with 2 frames", async () => animated(await gradient(9, 9).png().toBuffer(), 2), "MOVES"],
    ["a WebP with 100 frames", () => frames(100).webp({ effort: 0 }).toBuffer(), "MOVES"],
    [
      "a PNG that claims 20,000 x 20,000",
      () => blackPng(20_000, 20_000, text("x\x9c\x03\0")),
      "TOO_MANY_PIXELS",
    ],
    ["a PNG that has 20,000 x 20,000", () => blackPng(20_000, 20_000), "TOO_MANY_PIXELS"],
    ["an AVIF of a pixel row too much", () => blackAvif(4_001), "TOO_MANY_PIXELS"],
    ["an AVIF of a row too much that calls itself HEIF", () => asHeif(blackAvif(4_001)), "TOO_MANY_PIXELS"],
    ["a pixel row too much", () => blackPng(5_000, limits.picturePixels / 5_000 + 1), "TOO_MANY_PIXELS"],
    [
      "a progressive JPEG that is held whole",
      () =>
        progressive(5_000, limits.progressivePixels / 5_000 + 1)
          .jpeg({ progressive: true })
          .toBuffer(),
      "TOO_MANY_PIXELS",
    ],
    [
      "an interlaced PNG that is held whole",
      () =>
        progressive(5_000, limits.progressivePixels / 5_000 + 1)
          .png({ progressive: true })
          .toBuffer(),
      "TOO_MANY_PIXELS",
    ],
    ["a long strip", () => blackPng(limits.pictureSide + 1, 60), "TOO_MANY_PIXELS"],
  ] as const)("%s", async (_name, made, code) => {
    const bytes = await made();
    for (const shape of ["FACE", "WHOLE"] as const)
      expect(await turn(bytes, shape)).toMatchObject({ ok: false, code });
  });

  it("as many pixels as are allowed are a picture", async () => {
    for (const bytes of [blackPng(5_000, limits.picturePixels / 5_000), await blackAvif(4_000)])
      expect(await turn(bytes, "FACE")).toMatchObject({ ok: true, value: { width: 480 } });
  });

  it.each([
    ["JPEG", gradient(120, 90).jpeg()],
    ["progressive JPEG", gradient(120, 90).jpeg({ progressive: true })],
    ["PNG", gradient(120, 90).png()],
    ["interlaced PNG", gradient(120, 90).png({ progressive: true })],
    ["WebP", gradient(120, 90).webp()],
    ["AVIF", gradient(120, 90).avif({ effort: 0 })],
    ["GIF", gradient(120, 90).gif()],
  ])("a %s that is cut off at any tenth", async (_name, made) => {
    const bytes = await made.toBuffer();
    for (let tenth = 0; tenth < 10; tenth += 1)
      for (const shape of ["FACE", "WHOLE"] as const)
        expect(await turn(bytes.subarray(0, Math.floor((bytes.length * tenth) / 10)), shape)).toMatchObject({
          code: "NOT_A_PICTURE",
        });
  });
});

it("a PNG with one frame, as programs for several write it, is taken", async () => {
  const bytes = animated(await gradient(9, 9).png().toBuffer(), 1);
  expect(await turn(bytes, "WHOLE")).toMatchObject({ ok: true });
});

describe("two files in one", () => {
  const tails = {
    zip: "PK\x03\x04 of a hidden archive",
    HTML: `<!doctype html>${script}`,
    PHP: "<?php system($_GET['c']); ?>",
    PDF: "%PDF-1.7 hidden document",
  };
  const heads = {
    JPEG: gradient(60, 40).jpeg(),
    PNG: gradient(60, 40).png(),
    WebP: gradient(60, 40).webp(),
    GIF: gradient(60, 40).gif(),
  };
  it.each(
    Object.entries(heads).flatMap(([head, made]) =>
      Object.entries(tails).map(([tail, words]) => [head, tail, made, words] as const),
    ),
  )("nothing is left of what follows a %s: %s", async (_head, _tail, made, words) => {
    const [picture, clean] = await Promise.all(
      [Buffer.concat([await made.toBuffer(), text(words)]), await made.toBuffer()].map((bytes) =>
        turn(bytes, "WHOLE"),
      ),
    );
    expect(picture).toMatchObject({ ok: true });
    // The same bytes as without it.
    expect(picture).toEqual(clean);
  });
});

it("readers that are not needed can't run, whatever asks for them", async () => {
  await loadSharp();
  await expect(sharp(text(svg)).metadata()).rejects.toThrow("unsupported image format");
  const tiff = await gradient(9, 9).tiff().toBuffer();
  await expect(sharp(tiff).metadata()).rejects.toThrow("unsupported image format");
});

it("a picture costs little more than one WebP of it", async () => {
  const noise = { raw: { width: 400, height: 300, channels: 3 } } as const;
  const blurred = await sharp(randomBytes(400 * 300 * 3), noise)
    .blur(2)
    .resize(1_600, 1_200)
    .png()
    .toBuffer();
  const processorTimeOf = async (work: () => Promise<unknown>) => {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  const webp = await processorTimeOf(() => sharp(blurred).webp({ quality: 75, effort: 4 }).toBuffer());
  const all = await processorTimeOf(() => turn(blurred, "WHOLE"));
  // Six pictures in place of one. With as much effort as there was, it was seven times as much.
  expect(all / webp).toBeLessThan(4);
});

function progressive(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#000" } });
}
