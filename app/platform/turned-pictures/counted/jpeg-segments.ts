export interface Segment {
  marker: number;
  /** After its marker and its length. */
  body: Buffer;
}

/** The segments of a JPEG up to its end, as a decoder meets them: also between and after scans. */
export function* segmentsOf(jpeg: Buffer): Generator<Segment> {
  for (let at = jpeg.indexOf(0xff, 2); at >= 0 && at + 4 < jpeg.length; at = jpeg.indexOf(0xff, at)) {
    const marker = jpeg.readUInt8(at + 1);
    if (marker === 0xd9) return;
    if (standsAlone(marker)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    const length = jpeg.readUInt16BE(at + 2);
    yield { marker, body: jpeg.subarray(at + 4, at + 2 + length) };
    at += 2 + Math.max(2, length);
  }
}

/** Filling, a byte of the picture itself, or a mark without a length. */
function standsAlone(marker: number): boolean {
  return marker === 0xff || marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);
}
