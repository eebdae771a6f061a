import { join } from "node:path";
import type { OverlayOptions } from "sharp";
import { loadSharp, type Sharp } from "~/platform/turned-pictures/load-sharp.server";

export type Face = "serif" | "sans";

/** What is laid on a picture. */
export interface Image extends Pick<OverlayOptions, "input" | "raw"> {
  width: number;
  height: number;
}

/** In pixels. */
export interface Box {
  width?: number;
  height?: number;
  /** Where lines may end. At spaces alone, a long word makes the image wider than the box. */
  wrap?: "word" | "word-char";
}

/** Fonts and the mark. A build has a copy beside its bundle. */
export const partsDirectory = join(import.meta.dirname, "picture-parts");

const fontFiles = [
  "brygada-1918-400",
  "instrument-sans-500",
  "noto-naskh-arabic-400",
  "noto-sans-arabic-500",
];
/** Each letter is of the first one that has it. */
const families: Record<Face, string> = {
  serif: "Brygada 1918, Noto Naskh Arabic",
  sans: "Instrument Sans Medium, Noto Sans Arabic Medium, Brygada 1918",
};

let loaded: Promise<Sharp> | undefined;

/** The picture library, once it knows the fonts. */
export function loadSharpWithFonts(): Promise<Sharp> {
  loaded ??= loadFonts();
  return loaded;
}

async function loadFonts(): Promise<Sharp> {
  // fontconfig reads this once, and warns on a machine without settings for it.
  process.env.FONTCONFIG_FILE = join(partsDirectory, "fonts.conf");
  const sharp = await loadSharp();
  // A font file that was named once is known from then on.
  for (const name of fontFiles)
    await sharp({ text: { text: "a", fontfile: join(partsDirectory, `${name}.ttf`) } }).toBuffer();
  return sharp;
}

/** Text in one colour as Pango’s markup, with its `<` and `&` escaped. `more` are attributes. */
export function inked(colour: string, text: string, more = ""): string {
  const letters = text.replaceAll(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<span foreground="${colour}" ${more}>${letters}</span>`;
}

/**
 * An invisible line that is higher than letters. An image of text ends where its ink does, so
 * texts beside each other stand on one line only if each has one.
 */
export const strut = '<span alpha="1" size="120%">|</span>';

/**
 * Sets text by Pango, in one of libuv’s threads, and breaks it at the width. With a height, its
 * size is the largest that fits.
 */
export async function setText(face: Face, size: number, markup: string, box: Box = {}): Promise<Image> {
  const sharp = await loadSharpWithFonts();
  const text = { text: markup, font: `${families[face]} ${size}`, rgba: true, ...box };
  // At 72 dots an inch a point is a pixel.
  const { data, info } = await sharp({ text: box.height ? text : { ...text, dpi: 72 } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { input: data, raw: { width, height, channels: 4 }, width, height };
}
