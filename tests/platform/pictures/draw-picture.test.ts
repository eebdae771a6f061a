import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { execa } from "execa";
import sharp, { type Sharp } from "sharp";
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
  kind: "مشروع مفتوح",
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

const drawn = async (words: PictureWords) => sharp((await drawPicture(words)) ?? undefined);

/** Where there is something else than canvas, whose colour a palette of 256 changes a little. */
async function inkOf(picture: Sharp) {
  const trimmed = picture.trim({ background: pictureColours.canvas, threshold: 10 });
  const {
    width,
    height,
    trimOffsetLeft = 0,
    trimOffsetTop = 0,
  } = (await trimmed.toBuffer({ resolveWithObject: true })).info;
  const [left, top] = [-trimOffsetLeft, -trimOffsetTop];
  return { left, top, right: left + width, bottom: top + height };
}

describe("a share picture", () => {
  it("is a PNG of 1200 by 630 with letters on it", async () => {
    const picture = await drawn(usual);
    expect(await picture.metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    const { channels } = await picture.greyscale().threshold(60).stats();
    const share = (channels[0]?.mean ?? 0) / 255;
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
    const png = (await drawPicture(words)) ?? Buffer.alloc(0);
    const { left, right, top, bottom } = await inkOf(sharp(png));
    expect(Math.min(left, 1200 - right)).toBeGreaterThanOrEqual(79);
    expect(Math.min(top, 630 - bottom)).toBeGreaterThanOrEqual(50);
    expect(png.length).toBeLessThan(100_000);
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
    const part = async (words: PictureWords, left: number, top: number, width: number, height: number) =>
      sharp(await (await drawn(words)).extract({ left, top, width, height }).toBuffer());
    /** Red of the mark's outer foot, or of what is in its place on the other side. */
    const footAt = async (words: PictureWords, left: number) =>
      (await (await part(words, left, 95, 8, 8)).stats()).channels[0]?.mean;
    const red = Number.parseInt(pictureColours.accent.slice(1, 3), 16);
    expect(await footAt(usual, 82)).toBeCloseTo(red, -1);
    expect(await footAt(arabic, 1110)).toBeCloseTo(red, -1);
    expect(await footAt(arabic, 82)).toBeLessThan(red / 2);
    const within = async (words: PictureWords, top: number, height: number) =>
      inkOf(await part(words, 0, top, 1200, height));
    // A fact of one word or two stands beside the margin.
    const [fact, ofArabic] = [
      await within({ ...usual, facts: usual.facts.slice(0, 1), notes: [] }, 510, 100),
      await within(arabic, 510, 100),
    ];
    expect([fact.left < 90, fact.right < 400]).toEqual([true, true]);
    expect([ofArabic.left > 800, ofArabic.right > 1110]).toEqual([true, true]);
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
