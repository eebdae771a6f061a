import { type Face, setLine } from "~/platform/pictures/letters";
import { type Colour, palette } from "./palette";

/** A whole drawing, as many pixels wide as it has units, or `pixels`. */
export function drawing(
  width: number,
  height: number,
  ground: Colour,
  parts: readonly string[],
  pixels = width,
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${pixels}" height="${(pixels * height) / width}">
${box({ width, height }, ground)}
${parts.join("\n")}
</svg>`;
}

interface Box {
  x?: number;
  y?: number;
  width: number;
  height: number;
  round?: number;
}

export function box({ x = 0, y = 0, width, height, round = 0 }: Box, colour: Colour, more = ""): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${palette[colour]}" ${more}/>`;
}

/** A card that lies on its ground. */
export function card(place: Box, colour: Colour = "paper"): string {
  const { x = 0, y = 0 } = place;
  return box({ ...place, x: x + 6, y: y + 12 }, "ink", 'opacity=".14"') + box(place, colour);
}

export function circle(x: number, y: number, radius: number, colour: Colour, more = ""): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${palette[colour]}" ${more}/>`;
}

export function shape(path: string, colour: Colour, more = ""): string {
  return `<path d="${path}" fill="${palette[colour]}" ${more}/>`;
}

export function line(path: string, colour: Colour, width: number, more = ""): string {
  return `<path d="${path}" fill="none" stroke="${palette[colour]}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

/** Moved, and turned by so many degrees. */
export function moved(x: number, y: number, parts: readonly string[], turn = 0): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${parts.join("")}</g>`;
}

/** Larger or smaller, from where it begins. */
export function scaled(by: number, parts: readonly string[]): string[] {
  return [`<g transform="scale(${by})">${parts.join("")}</g>`];
}

/** What stands out of it is cut off. */
export function pane(x: number, y: number, width: number, height: number, parts: readonly string[]): string {
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join("")}</svg>`;
}

interface Lettering {
  size: number;
  colour?: Colour;
  face?: Face;
  /** What of the line is at `x`. */
  at?: "start" | "middle" | "end";
}

/** Words in the product’s own letters, as outlines: no font of the machine is needed. */
export function letters(
  x: number,
  y: number,
  text: string,
  { size, colour = "ink", face = "sans", at = "start" }: Lettering,
): string {
  const { placed, width, scale } = setLine(face, text, { size });
  const from = x - { start: 0, middle: width / 2, end: width }[at];
  const outlines = placed.map(
    (letter) =>
      `<path transform="translate(${from + letter.x} ${y}) scale(${scale} ${-scale})" d="${letter.path}"/>`,
  );
  return `<g fill="${palette[colour]}">${outlines.join("")}</g>`;
}
