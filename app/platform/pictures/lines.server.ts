import { type Face, type Image, setText } from "./text-image.server";

/** In pixels, at most. */
interface Room {
  width: number;
  height: number;
}

/** In lines of this width, and smaller where they would be too high. */
export async function setWithin(face: Face, size: number, markup: string, room: Room): Promise<Image> {
  const image = await setText(face, size, markup, { width: room.width, wrap: "word-char" });
  return image.height <= room.height ? image : setText(face, size, markup, { ...room, wrap: "word-char" });
}

/** The same, in lines that are about as long as each other. */
export async function setEvenly(face: Face, size: number, markup: string, room: Room): Promise<Image> {
  const image = await setWithin(face, size, markup, room);
  if (image.height < size * 1.6) return image;
  for (const share of [0.6, 0.7, 0.8, 0.9]) {
    const width = Math.round(room.width * share);
    const narrower = await setText(face, size, markup, { width, wrap: "word" });
    if (narrower.width <= width && narrower.height < image.height + size / 2) return narrower;
  }
  return image;
}

/** The largest that fits without a broken word is taken. `most` are lines. */
const titles = [
  { size: 92, most: 2 },
  { size: 76, most: 3 },
  { size: 62, most: 4 },
  { size: 52, most: 5 },
] as const;

export async function setTitle(face: Face, markup: (size: number) => string, room: Room): Promise<Image> {
  for (const { size, most } of titles) {
    const image = await setText(face, size, markup(size), { width: room.width, wrap: "word" });
    const height = Math.min(room.height, most * size * 1.15);
    if (image.width <= room.width && image.height <= height) return setEvenly(face, size, markup(size), room);
  }
  return setWithin(face, 52, markup(52), room);
}
