// @ts-check
/**
 * `node scripts/picture-glyphs.mjs`: makes `app/platform/pictures/glyphs.json` anew, the letters that share pictures
 * are drawn with. For a change of fonts, which is rare; so what it reads them with is installed for the moment:
 *
 *     npm install --no-save fontkit@2.0.4 @expo-google-fonts/brygada-1918 @expo-google-fonts/instrument-sans
 */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const fromProject = (/** @type {string} */ path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
/** @param {string} name of a package that the project doesn't have */
const load = (name) => import(name);
const fontkit = await load("fontkit");

/** Sizes that the coordinates are rounded to: half a pixel of the largest letters. */
const perEm = 1000;
const faces = {
  serif: "brygada-1918/400Regular/Brygada1918_400Regular.ttf",
  sans: "instrument-sans/500Medium/InstrumentSans_500Medium.ttf",
};
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x218, 0x21b],
  [0x2010, 0x2027],
  [0x2030, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2192, 0x2192],
  [0x2212, 0x2212],
];
const wanted = ranges.flatMap(([from = 0, to = 0]) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at),
);
/** Pairs of others are hardly ever met. */
const kerned = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,-’&/"];

/** @type {Record<string, unknown>} */
const glyphs = {};
for (const [face, file] of Object.entries(faces)) {
  const font = fontkit.create(await readFile(fromProject(`node_modules/@expo-google-fonts/${file}`)));
  const scale = perEm / font.unitsPerEm;
  const round = (/** @type {number} */ value) => Math.round(value * scale);
  /** @type {Record<string, string>} */
  const letters = {};
  for (const code of wanted) {
    if (!font.hasGlyphForCodePoint(code)) continue;
    const glyph = font.glyphForCodePoint(code);
    const path = glyph.path.commands
      .map((/** @type {{ command: string, args: number[] }} */ { command, args }) =>
        command === "closePath" ? "Z" : `${letterOf(command)}${args.map(round).join(" ")}`,
      )
      .join("");
    letters[String.fromCodePoint(code)] = `${round(glyph.advanceWidth)} ${path}`.trim();
  }
  /** @type {Record<string, string>} */
  const pairs = {};
  for (const left of kerned) {
    const found = kerned.flatMap((right) => {
      const [first] = font.layout(left + right, { liga: false }).positions;
      const by = round(first.xAdvance - font.glyphForCodePoint(left.codePointAt(0)).advanceWidth);
      return Math.abs(by) >= 5 ? [`${right}${by}`] : [];
    });
    if (found.length > 0) pairs[left] = found.join(" ");
  }
  glyphs[face] = { letters, pairs };
}
await writeFile(
  fromProject("app/platform/pictures/glyphs.json"),
  `${JSON.stringify({ perEm, ...glyphs }, null, 2)}\n`,
);

/** @param {string} command */
function letterOf(command) {
  return { moveTo: "M", lineTo: "L", quadraticCurveTo: "Q", bezierCurveTo: "C" }[command];
}
