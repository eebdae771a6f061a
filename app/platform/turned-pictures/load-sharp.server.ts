type SharpModule = typeof import("sharp");
export type Sharp = SharpModule["default"];

let loaded: Promise<Sharp> | undefined;

/**
 * The picture library, loaded and bounded on first use: a server that turns no picture pays nothing
 * for it. Its settings hold for the whole process.
 */
export function loadSharp(): Promise<Sharp> {
  loaded ??= import("sharp").then(({ default: sharp }) => bounded(sharp));
  return loaded;
}

/**
 * libvips decides by content, too, and reads far more than is taken here: SVG, TIFF, PDF and what
 * ImageMagick reads. All readers are switched off but these, whatever a file's bytes say.
 */
const readers = ["Jpeg", "Png", "Webp", "Heif", "Nsgif"].map((name) => `VipsForeignLoad${name}Buffer`);

function bounded(sharp: Sharp): Sharp {
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: readers });
  // No picture comes twice, so a cache would only hold memory.
  sharp.cache(false);
  // Threads for each picture. More pictures at once use the processors as well, at less memory.
  sharp.concurrency(1);
  return sharp;
}
