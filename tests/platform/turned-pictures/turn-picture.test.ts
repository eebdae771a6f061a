import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import type { Picture, PictureShape, PictureSize } from "~/platform/ports/turn-picture";
import { turnHere } from "~/platform/turned-pictures/turn-here.server";
import { blue, drawn, gradient, halves, red } from "./made-pictures";

async function turned(bytes: Uint8Array, shape: PictureShape = "WHOLE"): Promise<Picture> {
  const result = await turnHere(bytes, shape);
  if (!result.ok) throw new Error(`${result.code}: ${result.detail}`);
  return result.value;
}

const widths = ({ sizes }: Picture) => sizes.map(({ width, type }) => `${width} ${type}`);

function largest({ sizes }: Picture, type: PictureSize["type"] = "webp"): Uint8Array {
  const found = sizes.findLast((size) => size.type === type);
  if (!found) throw new Error(`no ${type}`);
  return found.bytes;
}

/** The colour at a share of the width and the height. */
async function colourAt(bytes: Uint8Array, across: number, down: number): Promise<number[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const [x, y] = [Math.floor(across * (info.width - 1)), Math.floor(down * (info.height - 1))];
  const at = (y * info.width + x) * info.channels;
  return [...data.subarray(at, at + info.channels)];
}

/** Both types lose a little. */
function expectNear(colour: readonly number[], wanted: readonly number[], by = 30) {
  expect(colour).toHaveLength(wanted.length);
  for (const [at, value] of wanted.entries())
    expect(Math.abs((colour[at] ?? Number.NaN) - value)).toBeLessThan(by);
}

describe("the sizes of a picture", () => {
  it.each([
    ["FACE", 700, 520, [80, 160, 480], 480, 480],
    ["FACE", 100, 100, [80, 100], 100, 100],
    ["FACE", 300, 160, [80, 160], 160, 160],
    ["FACE", 1, 1, [1], 1, 1],
    ["FACE", 1, 20_000, [1], 1, 1],
    ["LOGO", 4_000, 60, [80, 160, 480], 480, 480],
    ["LOGO", 90, 120, [80, 160, 164], 164, 164],
    ["LOGO", 1, 1, [2], 2, 2],
    ["LOGO", 1, 20_000, [80, 160, 480], 480, 480],
    ["LOGO_START", 4_000, 60, [80, 93], 93, 93],
    ["LOGO_END", 1_600, 1_200, [80, 160, 480], 480, 480],
    ["WHOLE", 1700, 20, [320, 800, 1600], 1600, 19],
    ["WHOLE", 500, 250, [320, 500], 500, 250],
    ["WHOLE", 320, 40, [320], 320, 40],
    ["WHOLE", 1, 1, [1], 1, 1],
    ["WHOLE", 1, 20_000, [1], 1, 4800],
    ["WHOLE", 20_000, 1, [320, 800, 1600], 1600, 1],
  ] as const)("%s of %i x %i has the widths %j", async (shape, width, height, made, wide, high) => {
    const source = await gradient(width, height).png().toBuffer();
    const picture = await turned(source, shape);
    expect([picture.width, picture.height]).toEqual([wide, high]);
    expect(widths(picture)).toEqual(made.flatMap((one) => [`${one} avif`, `${one} webp`]));
    for (const { bytes, type, width } of picture.sizes) {
      const head = await sharp(bytes).metadata();
      expect([head.format, head.width]).toEqual([type === "avif" ? "heif" : "webp", width]);
      if (shape !== "WHOLE") expect(head.height).toBe(width);
    }
  });

  it("a face is cut around what stands out", async () => {
    const spot = (x: number, y: number) => (Math.hypot(x - 500, y - 60) < 40 ? red : [128, 128, 128]);
    const source = await drawn(600, 120, spot).png().toBuffer();
    expectNear(await colourAt(largest(await turned(source, "FACE")), 0.5, 0.5), red, 60);
  });
});

describe("a logo", () => {
  const clear = [0, 0, 0, 0];
  const light = [255, 255, 255];
  /** Long, transparent, with a red end and a blue one. */
  const long = () =>
    drawn(600, 60, (x, y) => (y < 10 || y > 50 ? clear : [...(x < 300 ? red : blue), 255]))
      .png()
      .toBuffer();

  it("is whole, within a circle, on white", async () => {
    const bytes = largest(await turned(await long(), "LOGO"));
    expectNear(await colourAt(bytes, 0.06, 0.5), red, 40);
    expectNear(await colourAt(bytes, 0.94, 0.5), blue, 40);
    for (const [x, y] of [
      [0.5, 0.05],
      [0.01, 0.5],
    ] as const)
      expectNear(await colourAt(bytes, x, y), light);
  });

  it("that is white on nothing has a dark ground", async () => {
    const drawnLight = drawn(4_000, 60, (x) => [...light, x < 400 ? 0 : 255]);
    const bytes = largest(await turned(await drawnLight.png().toBuffer(), "LOGO"));
    for (const value of await colourAt(bytes, 0.5, 0.1)) expect(value).toBeLessThan(80);
    for (const value of await colourAt(bytes, 0.5, 0.5)) expect(value).toBeGreaterThan(150);
  });

  it("with a ground of its own goes on in that", async () => {
    const bytes = largest(
      await turned(
        await drawn(200, 100, () => blue)
          .jpeg()
          .toBuffer(),
        "LOGO",
      ),
    );
    expectNear(await colourAt(bytes, 0.02, 0.02), blue, 40);
  });

  it("in grey, and one of nothing, is taken", async () => {
    const grey = await gradient(90, 60).greyscale().png().toBuffer();
    expect(await turned(grey, "LOGO")).toMatchObject({ width: 118, height: 118 });
    const nothing = await drawn(90, 60, () => clear)
      .png()
      .toBuffer();
    expectNear(await colourAt(largest(await turned(nothing, "LOGO")), 0.5, 0.5), light);
  });

  it.each([
    ["LOGO_START", red],
    ["LOGO_END", blue],
  ] as const)("is shown by one end: %s", async (shape, colour) => {
    expectNear(await colourAt(largest(await turned(await long(), shape)), 0.5, 0.5), colour, 40);
  });
});

describe("the kinds that are taken", () => {
  const source = () => gradient(90, 60);
  it.each([
    ["JPEG", source().jpeg()],
    ["progressive JPEG", source().jpeg({ progressive: true })],
    ["grey JPEG", source().greyscale().jpeg()],
    ["CMYK JPEG", source().toColourspace("cmyk").jpeg()],
    ["PNG", source().png()],
    ["interlaced PNG", source().png({ progressive: true })],
    ["PNG with a palette", source().png({ palette: true, colours: 16 })],
    ["16-bit PNG", source().toColourspace("rgb16").png()],
    ["WebP", source().webp()],
    ["lossless WebP", source().webp({ lossless: true })],
    ["AVIF", source().avif({ effort: 0 })],
    ["GIF with one frame", source().gif()],
  ])("a %s becomes an AVIF and a WebP of the same size", async (_name, made) => {
    const picture = await turned(await made.toBuffer());
    expect([picture.width, picture.height]).toEqual([90, 60]);
    for (const { bytes } of picture.sizes) {
      const head = await sharp(bytes).metadata();
      expect([head.width, head.height, head.space, head.depth]).toEqual([90, 60, "srgb", "uchar"]);
    }
  });

  it.each([
    ["a CMYK JPEG", (of: Sharp) => of.toColourspace("cmyk").jpeg()],
    ["a 16-bit PNG", (of: Sharp) => of.toColourspace("rgb16").png()],
    ["a picture in Display P3", (of: Sharp) => of.withIccProfile("p3").png()],
  ])("%s keeps its colours", async (_name, as) => {
    // Ink can print these.
    const [above, below] = [[180, 70, 60] as const, [70, 90, 140] as const];
    const source = drawn(64, 64, (_x, y) => (y < 32 ? above : below));
    const picture = await turned(await as(source).toBuffer());
    for (const type of ["avif", "webp"] as const) {
      expectNear(await colourAt(largest(picture, type), 0.5, 0.1), above);
      expectNear(await colourAt(largest(picture, type), 0.5, 0.9), below);
    }
  });

  it.each(["FACE", "WHOLE"] as const)("what was transparent stays so: %s", async (shape) => {
    const clear = (_x: number, y: number) => [...red, y < 32 ? 0 : 255];
    const picture = await turned(await drawn(64, 64, clear).png().toBuffer(), shape);
    for (const type of ["avif", "webp"] as const) {
      const bytes = largest(picture, type);
      expect((await colourAt(bytes, 0.5, 0.1))[3]).toBeLessThan(10);
      expectNear(await colourAt(bytes, 0.5, 0.9), [...red, 255]);
    }
  });
});

describe("what came with a picture", () => {
  /** As a phone writes it: lying on its side, to be turned right, with the place in it. */
  const taken = () =>
    halves(400, 200)
      .withIccProfile("p3")
      .withExif({
        IFD0: { Copyright: "somebody" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 3230/100" },
      })
      .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'><secret/></x:xmpmeta>")
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();

  it("is in the file that this test begins with", async () => {
    const head = await sharp(await taken()).metadata();
    expect(head).toMatchObject({ width: 400, height: 200, orientation: 6 });
    expect([head.exif, head.icc, head.xmp].map((part) => (part?.length ?? 0) > 0)).toEqual([
      true,
      true,
      true,
    ]);
  });

  it.each(["FACE", "WHOLE"] as const)("is gone, the place above all: %s", async (shape) => {
    for (const { bytes } of (await turned(await taken(), shape)).sizes) {
      const { exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata();
      expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
      const text = Buffer.from(bytes).toString("latin1");
      for (const trace of ["Exif\0", "somebody", "secret", "xmpmeta", "ICC_PROFILE"])
        expect(text).not.toContain(trace);
    }
  });

  it("has turned it upright", async () => {
    const picture = await turned(await taken());
    expect([picture.width, picture.height]).toEqual([200, 400]);
    // A quarter to the right: what was above is at the right.
    for (const type of ["avif", "webp"] as const) {
      expectNear(await colourAt(largest(picture, type), 0.9, 0.5), red, 60);
      expectNear(await colourAt(largest(picture, type), 0.1, 0.5), blue, 60);
    }
  });

  const uprights = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((orientation) =>
    (["jpeg", "png", "webp"] as const).map((kind) => [orientation, kind] as const),
  );
  it.each(uprights)("orientation %i of a %s is applied", async (orientation, kind) => {
    const source = await halves(40, 20).withMetadata({ orientation }).toFormat(kind).toBuffer();
    const { width, height } = await turned(source);
    expect([width, height]).toEqual(orientation >= 5 ? [20, 40] : [40, 20]);
  });

  it("an AVIF that lies on its side stands up, too", async () => {
    const source = await halves(40, 20).withMetadata({ orientation: 6 }).avif({ effort: 0 }).toBuffer();
    const { width, height } = await turned(source);
    expect([width, height]).toEqual([20, 40]);
  });
});
