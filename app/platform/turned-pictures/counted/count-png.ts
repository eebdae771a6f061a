import type { PictureRefusal } from "~/platform/ports/turn-picture";
import { limits } from "~/values/limits";

/**
 * Several frames move: `acTL`, before the picture, says how many there are (PNG, 11.3.2). Each
 * chunk is looked at, and may be one of twelve bytes.
 */
export function refusalOfPng(bytes: Buffer): PictureRefusal | null {
  let [chunks, isShown] = [0, false];
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const type = bytes.toString("latin1", at + 4, at + 8);
    if (type === "IDAT") isShown = true;
    if (type === "acTL" && !isShown && bytes.readUInt32BE(at + 8) > 1) return "MOVES";
    chunks += 1;
    if (chunks > limits.pictureChunks) return "TOO_MANY_PARTS";
  }
  return null;
}
