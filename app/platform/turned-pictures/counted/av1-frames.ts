/** How many frames an AV1 stream has, and how many pixels one of them may have. */
export interface Frames {
  count: number;
  pixels: number;
}

const [sequenceHeader, frameHeader, frame] = [1, 3, 6];

/** Reads the heads of its units (AV1, section 5.3). A still picture has a frame, or one a layer. */
export function framesIn(stream: Buffer): Frames {
  const found: Frames = { count: 0, pixels: 0 };
  for (let at = 0; at < stream.length; ) {
    const head = stream.readUInt8(at);
    const type = (head >> 3) & 15;
    at += head & 4 ? 2 : 1;
    let size = stream.length - at;
    if (head & 2) [size, at] = readLength(stream, at);
    if (type === frameHeader || type === frame) found.count += 1;
    if (type === sequenceHeader)
      found.pixels = Math.max(found.pixels, pixelsOf(stream.subarray(at, at + size)));
    at += size;
  }
  return found;
}

/** Seven bits a byte, the lowest first. */
function readLength(stream: Buffer, from: number): [length: number, end: number] {
  let length = 0;
  for (let byte = 0; byte < 8; byte += 1) {
    const value = stream[from + byte] ?? 0;
    length += (value & 127) * 2 ** (7 * byte);
    if (value < 128) return [length, from + byte + 1];
  }
  return [length, from + 8];
}

/** The largest frame that a sequence header allows (AV1, section 5.5.1). */
function pixelsOf(header: Buffer): number {
  let at = 0;
  const next = (bits: number) => {
    let value = 0;
    for (let left = bits; left > 0; left -= 1, at += 1)
      value = 2 * value + (((header[at >> 3] ?? 0) >> (7 - (at & 7))) & 1);
    return value;
  };
  // The profile, and whether it is a still picture.
  next(4);
  if (next(1)) next(5);
  else {
    // Films alone say how fast they are.
    if (next(1)) return Number.POSITIVE_INFINITY;
    const saysDelay = next(1);
    for (let points = next(5) + 1; points > 0; points -= 1) {
      next(12);
      if (next(5) > 7) next(1);
      if (saysDelay && next(1)) next(4);
    }
  }
  const [across, down] = [next(4) + 1, next(4) + 1];
  return (next(across) + 1) * (next(down) + 1);
}
