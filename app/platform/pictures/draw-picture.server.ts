import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { DrawPicture, PictureWords } from "~/platform/ports/draw-picture";
import { toDrawable } from "./drawable";
import { setEvenly, setTitle, setWithin } from "./lines.server";
import { type Image, inked, loadSharpWithFonts, partsDirectory, setText, strut } from "./text-image.server";

/** Those of the dark theme. */
export const pictureColours = {
  canvas: "#101413",
  text: "#f1efe8",
  quiet: "#b3b9b3",
  accent: "#8ed8ba",
  rule: "#2f3633",
} as const;
const { text, quiet, accent } = pictureColours;

const size = { width: 1200, height: 630 };
const margin = 80;
const room = size.width - 2 * margin;
/** Between facts, and at least between the site's name and what the page is. */
const between = 56;

/** From the side where lines begin, and from above. */
interface Placed {
  image: Image;
  x: number;
  y: number;
}

let last: Promise<unknown> = Promise.resolve();

/** One after the other: a picture takes one of libuv’s threads, and files need the others. */
export const drawPicture: DrawPicture = (words) => {
  const drawn = last.then(() => draw(words));
  last = drawn.catch(() => {});
  return drawn;
};

/** From below to above: the notes, the facts, the rule, the lede and the title. */
async function draw(words: PictureWords): Promise<Buffer | null> {
  const title = toDrawable(words.title);
  if (!title) return null;
  const placed = await topRow(words);
  let floor = size.height - 62;
  function stand(image: Image, gap: number): void {
    placed.push({ image, x: margin, y: floor - image.height });
    floor -= image.height + gap;
  }

  const notes = beside(words.notes, "  ·  ", words);
  if (notes) stand(await setWithin("sans", 26, inked(accent, notes), { width: room, height: 64 }), 38);
  const facts = await factsIn(words);
  if (facts.length > 0) {
    for (const { image, x } of facts) placed.push({ image, x, y: floor - factHeight });
    floor -= factHeight + 28;
    const create = { width: room, height: 2, channels: 3 as const, background: pictureColours.rule };
    stand({ input: { create }, width: room, height: 2 }, 40);
  } else floor -= 14;
  const lede = toDrawable(words.lede ?? "");
  if (lede) {
    const markup = inked(quiet, lede, `line_height="${44 * 1024}"`);
    stand(await setEvenly("sans", 32, markup, { width: room - 40, height: 84 }), 28);
  }
  const titleAt = (size: number) =>
    inked(text, title, `letter_spacing="${Math.round(-0.02 * size * 1024)}" line_height="0.87"`);
  stand(await setTitle("serif", titleAt, { width: room, height: floor - 154 }), 0);
  return compose(placed, words.direction);
}

const drawableOf = (texts: readonly string[]) => texts.flatMap((one) => toDrawable(one) ?? []);

/** Texts in one line that runs as the picture does: each keeps its own direction (UAX #9). */
function beside(texts: readonly string[], between: string, { direction }: PictureWords): string {
  const parts = drawableOf(texts).map((one) => `\u2068${one}\u2069`);
  return parts.length > 0 ? `${direction === "rtl" ? "\u200f" : "\u200e"}${parts.join(between)}` : "";
}

/** The mark and the site's name at the beginning, what the page is at the end. */
async function topRow({ brand, kind }: PictureWords): Promise<Placed[]> {
  const mark = { input: await readFile(join(partsDirectory, "mark.png")), width: 44, height: 44 };
  const row: Placed[] = [{ image: mark, x: margin, y: 63 }];
  const ofPage = await setText("sans", 24, strut + inked(quiet, toDrawable(kind) ?? ""));
  row.push({ image: ofPage, x: size.width - margin - ofPage.width, y: 79 });
  const name = toDrawable(brand);
  if (!name) return row;
  const box = { width: room - 62 - between - ofPage.width, height: 60 };
  row.push({ image: await setWithin("serif", 38, inked(text, name) + strut, box), x: margin + 62, y: 69 });
  return row;
}

const factHeight = 66;

/** Beside each other, as many as fit; of a list the first ones. */
async function factsIn(words: PictureWords) {
  const comma = words.direction === "rtl" ? "، " : ", ";
  const placed: { image: Image; x: number }[] = [];
  let x = margin;
  for (const { label, values } of words.facts) {
    const drawable = drawableOf(values);
    for (let many = drawable.length; many > 0; many -= 1) {
      const image = await setFact(toDrawable(label) ?? "", beside(drawable.slice(0, many), comma, words));
      if (x + image.width > size.width - margin) continue;
      placed.push({ image, x });
      x += image.width + between;
      break;
    }
  }
  return placed;
}

function setFact(label: string, value: string): Promise<Image> {
  // Both lines are 39 px high.
  const line = `line_height="${39 * 1024}"`;
  const above = `<span size="${22 * 1024}" ${line}>${inked(quiet, label)}${strut}</span>`;
  return setText("sans", 29, `${above}\n${inked(text, value, line)}`);
}

async function compose(placed: readonly Placed[], direction: PictureWords["direction"]): Promise<Buffer> {
  const sharp = await loadSharpWithFonts();
  const layers = placed.map(({ image: { width, height, ...image }, x, y }) => ({
    ...image,
    left: direction === "rtl" ? size.width - x - width : x,
    top: y,
  }));
  return sharp({ create: { ...size, channels: 3, background: pictureColours.canvas } })
    .composite(layers)
    .png({ palette: true, dither: 0, effort: 1 })
    .toBuffer();
}
