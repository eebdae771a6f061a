import type { PictureRefusal } from "~/platform/ports/turn-picture";

/** Several frames move. */
export function refusalOfGif(bytes: Buffer): PictureRefusal | null {
  let at = 13 + coloursIn(bytes[10]);
  let frames = 0;
  while (at < bytes.length) {
    const block = bytes[at];
    if (block === 0x2c) {
      frames += 1;
      if (frames > 1) return "MOVES";
      at = endOfBlocks(bytes, at + 11 + coloursIn(bytes[at + 9]));
    } else if (block === 0x21) at = endOfBlocks(bytes, at + 2);
    else return null;
  }
  return null;
}

/** Bytes of the table of colours that these flags announce. */
function coloursIn(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

/** Blocks with their lengths, up to an empty one. */
function endOfBlocks(bytes: Buffer, from: number): number {
  let at = from;
  for (let size = bytes[at] ?? 0; size > 0; size = bytes[at] ?? 0) at += 1 + size;
  return at + 1;
}
