import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { execa } from "execa";
import sharp from "sharp";
import { describe, expect, it, onTestFinished } from "vitest";
import { drawPicture, pictureColours } from "~/platform/pictures/draw-picture.server";
import { toDrawable } from "~/platform/pictures/drawable";
import { setTitle } from "~/platform/pictures/lines.server";
import { inked, partsDirectory } from "~/platform/pictures/text-image.server";
import type { PictureWords } from "~/platform/ports/draw-picture";
import { palettes } from "~/ui/themes/palettes";
import { bundle, copyPictureParts } from "../../../scripts/tool.mjs";
import { lettersOf } from "./letters-of-font";

const usual: PictureWords = {
  brand: "Guildhall",
  direction: "ltr",
  kind: "Open brief",
  title: "Rebuild our booking engine",
  lede: null,
  facts: [
    { label: "Budget", values: ["€6–10k fixed"] },
    { label: "Skills", values: ["React", "TypeScript"] },
  ],
  notes: ["Harbour & Sons", "16 of 16 replied, usually after 7 days"],
};
const arabic: PictureWords = {
  ...usual,
  direction: "rtl",
  kind: "طلب مفتوح",
  title: "C++ أو PHP 8",
  lede: "إعادة بناء محرك الحجز لدينا",
  facts: [{ label: "المهارات", values: ["تصميم", "C++"] }],
  notes: [],
};
const worst = (letter: string, many = 300): PictureWords => ({
  ...usual,
  brand: letter.repeat(many),
  kind: "Freelancer",
  title: letter.repeat(many),
  lede: letter.repeat(many),
  facts: Array.from({ length: 3 }, () => ({
    label: letter.repeat(20),
    values: Array(12).fill(letter.repeat(9)),
  })),
  notes: [letter.repeat(many), letter.repeat(many)],
});
const draw = async (more: Partial<PictureWords>) => await drawPicture({ ...usual, ...more });

/** Whether a pixel has the colour, which a palette of 256 changes a little. */
function has(pixels: Buffer, x: number, y: number, hex: string): boolean {
  const from = 3 * (1200 * y + x);
  return [1, 3, 5].every(
    (at, channel) =>
      Math.abs(Number.parseInt(hex.slice(at, at + 2), 16) - (pixels[from + channel] ?? Number.NaN)) < 4,
  );
}

async function pixelsOf(words: PictureWords): Promise<Buffer> {
  const { data, info } = await sharp((await drawPicture(words)) ?? undefined)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 1200, height: 630, channels: 3 });
  return data;
}

/** Where something is drawn: the outermost pixels, and the share of all. */
function inkOf(pixels: Buffer) {
  const ink = { left: 1200, right: 0, top: 630, bottom: 0, share: 0 };
  const rows = pixels.length / 3 / 1200;
  for (let y = 0; y < rows; y += 1)
    for (let x = 0; x < 1200; x += 1) {
      if (has(pixels, x, y, pictureColours.canvas)) continue;
      ink.left = Math.min(ink.left, x);
      ink.right = Math.max(ink.right, x);
      ink.top = Math.min(ink.top, y);
      ink.bottom = Math.max(ink.bottom, y);
      ink.share += 1 / (1200 * rows);
    }
  return ink;
}

describe("a share picture", () => {
  it("is a PNG of 1200 by 630 with letters on it", async () => {
    const { share } = inkOf(await pixelsOf(usual));
    expect(share).toBeGreaterThan(0.03);
    expect(share).toBeLessThan(0.2);
  });

  it.each([
    ["words of many small letters", worst("x ", 3_000)],
    ["one word", worst("@", 3_000)],
    ["letters with accents", worst("Åé", 3_000)],
    ["Arabic", { ...worst("هيّ ", 500), direction: "rtl" as const }],
    ["markup", worst("<b>&amp;</i> ", 500)],
    ["emoji and controls beside letters", worst("a👩‍🚀\u0000\u202e\ufffd\ud800 ", 500)],
  ])("weighs less than 100 kB and keeps its margins: %s", async (_title, words) => {
    const { left, right, top, bottom } = inkOf(await pixelsOf(words));
    expect(Math.min(left, 1199 - right)).toBeGreaterThanOrEqual(79);
    expect(Math.min(top, 629 - bottom)).toBeGreaterThanOrEqual(50);
    expect((await drawPicture(words))?.length).toBeLessThan(100_000);
  });

  it.each(["李明的网站", "שלום", "Ångström と水", "नमस्ते", "👩‍🚀🎉", "", " \u200b ", "\u200f"])(
    "isn’t drawn with half a title: %j",
    async (title) => expect(await draw({ title })).toBeNull(),
  );

  it("leaves out other words that it lacks letters for, and signs that are none", async () => {
    const [title, notes] = ["Łukasz & Søn’s “X” أو Привет", ["Ōsaka"]];
    const facts = [
      { label: "Skills", values: ["Go", "日本語"] },
      { label: "Size", values: ["日本語"] },
    ];
    const left = await draw({ title, lede: null, notes, facts: [{ label: "Skills", values: ["Go"] }] });
    expect(
      await draw({
        title: "Łukasz 🎉 &  Søn’s\n“X” أو Привет\u0000",
        lede: "你好",
        notes: ["שלום", "Ōsaka"],
        facts,
      }),
    ).toEqual(left);
  });

  it("says markup as its author wrote it", async () => {
    const pictures = await Promise.all(
      ["<b>Tom</b>", "Tom", "&lt;b>Tom</b>", "<span", "&"].map(async (title) => await draw({ title })),
    );
    expect(new Set(pictures.map((png) => png?.toString("base64"))).size).toBe(5);
  });

  it("begins on the side where its language does", async () => {
    const { accent } = pictureColours;
    const [ltr, rtl] = [await pixelsOf(usual), await pixelsOf(arabic)];
    // One foot of the mark, from the left and from the right.
    expect([has(ltr, 84, 100, accent), has(ltr, 1116, 100, accent)]).toEqual([true, false]);
    expect([has(rtl, 84, 100, accent), has(rtl, 1116, 100, accent)]).toEqual([false, true]);
    // The facts: of one word or two, beside the margin.
    const below = (pixels: Buffer) => inkOf(pixels.subarray(3 * 1200 * 520));
    expect(below(ltr).left).toBeLessThan(90);
    expect(below(rtl).left).toBeGreaterThan(800);
    expect(below(rtl).right).toBeGreaterThan(1110);
  });

  it("joins Arabic letters", async () => {
    // A joiner that breaks the word apart changes the shape of its letters alone.
    expect(await draw({ title: "حجز" })).not.toEqual(await draw({ title: "ح\u200cج\u200cز" }));
  });

  it("a letter with an accent of its own is the same as one", async () => {
    expect(await draw({ title: "Zoe\u0308" })).toEqual(await draw({ title: "Zoë" }));
  });

  it("has the colours of the dark theme", () => {
    expect(palettes.dark).toMatchObject(pictureColours);
  });
});

it.each(["Donaudampfschifffahrtsgesellschaft", "Go", "Zoë Łukasz-Ångström"])(
  "a title of one line stays in one: %s",
  async (title) => {
    const { width, height } = await setTitle("serif", () => inked("#fff", title), {
      width: 1040,
      height: 300,
    });
    expect(width).toBeLessThanOrEqual(1040);
    expect(height).toBeLessThan(110);
  },
);

it("the lines of a title are about as long as each other", async () => {
  const markup = () => inked("#fff", "Rebuild our booking engine");
  const { width } = await setTitle("serif", markup, { width: 1040, height: 300 });
  expect(width).toBeLessThan(0.8 * 1040);
});

it("each letter that is drawn is in one of the fonts", async () => {
  const files = (await readdir(partsDirectory)).filter((file) => file.endsWith(".ttf"));
  const fonts = await Promise.all(
    files.map(async (file) => lettersOf(await readFile(join(partsDirectory, file)))),
  );
  const known = new Set(fonts.flatMap((letters) => [...letters]));
  const all = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code));
  const lacking = all
    .filter(
      (letter) => /[\p{L}\p{N}\p{M}\p{P}\p{S}]/u.test(letter) && toDrawable(`a${letter}`)?.includes(letter),
    )
    .filter((letter) => !known.has(letter.charCodeAt(0)));
  expect(lacking).toEqual([]);
});

it("pictures are drawn one after the other, beside the event loop", async () => {
  const drawn = Promise.all(["One", "Two", "Three"].map((title) => draw({ title })));
  let isOver = false;
  const over = drawn.then(() => {
    isOver = true;
  });
  const atOnce = new Set<number>();
  for (; !isOver; await nextTurn()) atOnce.add(sharp.counters().process);
  await over;
  expect(Math.max(...atOnce)).toBe(1);
});

it("a machine without fonts draws the same, and nothing is warned about", async () => {
  const cache = fileURLToPath(new URL("../../../.cache", import.meta.url));
  await mkdir(cache, { recursive: true });
  const directory = await mkdtemp(join(cache, "pictures-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  await bundle("app/platform/pictures/draw-picture.server.ts", directory, "draw.mjs");
  await copyPictureParts(directory);
  const all = [usual, arabic];
  const program = `import { drawPicture } from ${JSON.stringify(join(directory, "draw.mjs"))};
    for (const words of ${JSON.stringify(all)}) console.log((await drawPicture(words)).toString("base64"));`;
  const { stdout, stderr } = await execa(process.execPath, ["--input-type=module", "--eval", program], {
    // As if there were no settings for fonts: nothing of the machine is read, and none is written.
    env: { FONTCONFIG_FILE: "/nonexistent", HOME: "/nonexistent", XDG_CACHE_HOME: "/nonexistent" },
  });
  expect(stderr).toBe("");
  const here = await Promise.all(all.map(async (words) => (await drawPicture(words))?.toString("base64")));
  expect(stdout.split("\n")).toEqual(here);
});
