import type { PictureRefusal } from "~/platform/ports/turn-picture";

/** Several frames move: `acTL`, before the picture, says how many there are (PNG, 11.3.2). */
export function refusalOfPng(bytes: Buffer): PictureRefusal | null {
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const type = bytes.toString("latin1", at + 4, at + 8);
    if (type === "IDAT") return null;
    if (type === "acTL") return bytes.readUInt32BE(at + 8) > 1 ? "MOVES" : null;
  }
  return null;
}
