import type { PictureRefusal } from "~/platform/ports/turn-picture";
import { chunksOf } from "./webp-chunks";

/** Several frames move. */
export function refusalOfWebp(bytes: Buffer): PictureRefusal | null {
  let frames = 0;
  for (const { type } of chunksOf(bytes)) {
    frames += type === "ANMF" ? 1 : 0;
    if (frames > 1) return "MOVES";
  }
  return null;
}
