import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { createCoverage } from "~/platform/pictures/coverage";
import { drawPicture, pictureColours } from "~/platform/pictures/draw-picture.server";
import { layOut, size } from "~/platform/pictures/layout";
import { toDrawable, widthOf } from "~/platform/pictures/letters";
import { trace } from "~/platform/pictures/trace";
import type { PictureWords } from "~/platform/ports/draw-picture";
import { palettes } from "~/ui/themes/palettes";

const usual: PictureWords = {
  brand: "Guildhall",
  kind: "Open brief",
  title: "Rebuild our booking engine",
  lede: null,
  facts: [
    { label: "Budget", values: ["€6–10k fixed"] },
    { label: "Skills", values: ["React", "TypeScript"] },
  ],
  notes: ["Harbour & Sons", "16 of 16 replied, usually after 7 days"],
};
const worst = (letter: string, many = 300): PictureWords => ({
  brand: letter.repeat(many),
  kind: "Freelancer",
  title: letter.repeat(many),
  lede: letter.repeat(many),
  facts: Array.from({ length: 8 }, () => ({
    label: letter.repeat(20),
    values: Array(40).fill(letter.repeat(9)),
  })),
  notes: [letter.repeat(many), letter.repeat(many)],
});

describe("a share picture", () => {
  it("is a PNG of 1200 by 630 with letters on it", async () => {
    const png = (await drawPicture(usual)) ?? Buffer.alloc(0);
    expect(png.subarray(0, 8).toString("latin1")).toBe("\x89PNG\r\n\x1a\n");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    const at = png.indexOf("IDAT");
    const rows = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
    expect(rows).toHaveLength(1201 * 630);
    const drawn = rows.filter((pixel) => pixel > 0).length / rows.length;
    expect(drawn).toBeGreaterThan(0.03);
    expect(drawn).toBeLessThan(0.2);
  });

  it.each([
    ["words of many small letters", worst("x ", 3_000)],
    ["one word", worst("@", 3_000)],
    ["letters with accents", worst("Åé", 3_000)],
    ["emoji and controls beside letters", worst("a👩‍🚀\u0000\u202e\ufffd ", 500)],
  ])("weighs less than 100 kB and stays on its canvas: %s", async (_title, words) => {
    for (const { face, text, x, y, ...setting } of layOut(words)?.texts ?? []) {
      expect(x + widthOf(face, text, setting)).toBeLessThanOrEqual(size.width - 79);
      expect(y).toBeGreaterThan(setting.size);
      expect(y).toBeLessThan(size.height - 40);
    }
    expect((await drawPicture(words))?.length).toBeLessThan(100_000);
  });

  it.each(["مرحبا بكم", "李明的网站", "Привет", "Ångström と水", "👩‍🚀🎉", "", " \u200b "])(
    "isn’t drawn with half a title: %j",
    async (title) => expect(await drawPicture({ ...usual, title })).toBeNull(),
  );

  it("leaves out other words that it lacks letters for, and signs that are none", () => {
    const said = layOut({
      ...usual,
      title: "Łukasz 🎉 &  Søn’s “X”",
      lede: "مرحبا",
      facts: [{ label: "Skills", values: ["日本語", "Go"] }],
      notes: ["Привет", "Ōsaka"],
    });
    expect(said?.texts.map(({ text }) => text)).toEqual([
      "Ōsaka",
      "Skills",
      "Go",
      "Łukasz & Søn’s “X”",
      "Open brief",
      "Guildhall",
    ]);
  });

  it("cuts a long title after a word", () => {
    const words = { ...usual, title: "Many words of a title that never comes to an end ".repeat(6) };
    const title = layOut(words)?.texts.filter(({ face, x }) => face === "serif" && x < 100);
    expect(title).toHaveLength(3);
    expect(title?.at(-1)?.text).toMatch(/ \w+…$/);
  });

  it("has the colours of the dark theme", () => {
    expect(palettes.dark).toMatchObject(pictureColours);
  });
});

it("what shapes cover is exact in part of a pixel, and counts once where they overlap", () => {
  const coverage = createCoverage(4, 2);
  const square = "M0 0L0 1L1.5 1L1.5 0Z";
  for (const x of [0.5, 1]) trace(coverage, square, { x, y: 1.5, scale: 1 });
  const covered = Array<number>(8).fill(0);
  coverage.take((pixel, share) => {
    covered[pixel] = Math.round(share * 100) / 100;
  });
  expect(covered).toEqual([0.25, 1, 0.25, 0, 0.25, 1, 0.25, 0]);
  coverage.take((pixel) => expect.fail(`${pixel} is covered still`));
});

it("a letter with an accent of its own is the same as one", () => {
  expect(toDrawable("serif", "Zoe\u0308")).toBe("Zoë");
});
