/** What JPEG has before it, and some programs write elsewhere, too. */
const prefix = Buffer.from("Exif\0\0", "latin1");
/** A header, and a directory of one entry: the orientation, whose value is at 18. */
const least = Buffer.from("4d4d002a00000008" + "0001" + "0112000300000001" + "00000000" + "00000000", "hex");

/**
 * Leaves of EXIF what its picture is turned upright by, in the room that it had. The rest is
 * places, programs and thumbnails, which nothing of ours reads; and directories that name
 * directories, each read again for each name: one of 13 kB that names itself took five seconds.
 */
export function keepOrientation(exif: Buffer): void {
  const tiff = exif.subarray(exif.indexOf(prefix) === 0 ? prefix.length : 0);
  const orientation = orientationIn(tiff);
  tiff.fill(0);
  if (orientation === null) return;
  least.copy(tiff);
  tiff.writeUInt16BE(orientation, 18);
}

/** Of the picture itself: the first directory says it, in one entry of twelve bytes (TIFF 6.0). */
function orientationIn(tiff: Buffer): number | null {
  const order = tiff.toString("latin1", 0, 4);
  if (tiff.length < 22 || (order !== "MM\0*" && order !== "II*\0")) return null;
  const isBig = order === "MM\0*";
  const short = (at: number) => (isBig ? tiff.readUInt16BE(at) : tiff.readUInt16LE(at));
  const first = isBig ? tiff.readUInt32BE(4) : tiff.readUInt32LE(4);
  if (first + 2 > tiff.length) return null;
  const end = Math.min(first + 2 + 12 * short(first), tiff.length - 11);
  for (let at = first + 2; at < end; at += 12) {
    if (short(at) !== 0x0112) continue;
    const value = short(at + 8);
    return value >= 1 && value <= 8 ? value : null;
  }
  return null;
}
