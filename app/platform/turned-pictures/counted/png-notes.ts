/** What says something about a picture, and what is inflated for it. */
const notes = ["tEXt", "zTXt", "iTXt"];

/**
 * A PNG without its texts, which nothing of ours reads. Its reader inflates and keeps them all:
 * eight kB become 8 MB, several times over, so that fifty in 400 kB took 3 GB of memory.
 */
export function withoutNotes(png: Buffer): Buffer {
  const kept = [png.subarray(0, 8)];
  for (let at = 8, next = at; at + 8 <= png.length; at = next) {
    next = at + 12 + png.readUInt32BE(at);
    if (!notes.includes(png.toString("latin1", at + 4, at + 8))) kept.push(png.subarray(at, next));
  }
  return Buffer.concat(kept);
}
