import type { PictureRefusal } from "~/platform/ports/turn-picture";

/** Several frames move. */
export function refusalOfWebp(bytes: Buffer): PictureRefusal | null {
  let frames = 0;
  for (let at = 12; at + 8 <= bytes.length; ) {
    frames += bytes.toString("latin1", at, at + 4) === "ANMF" ? 1 : 0;
    if (frames > 1) return "MOVES";
    const size = bytes.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return null;
}
