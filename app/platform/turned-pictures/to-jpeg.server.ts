import type { ToJpeg } from "~/platform/ports/turn-picture";
import { loadSharp } from "./load-sharp.server";

/** On white, because JPEG has no transparency. */
export const toJpeg: ToJpeg = async (bytes) => {
  const sharp = await loadSharp();
  return await sharp(bytes).flatten({ background: "#ffffff" }).jpeg({ quality: 85 }).toBuffer();
};
