import type { PictureRefusal } from "~/platform/ports/turn-picture";
import { limits } from "~/values/limits";
import { segmentsOf } from "./jpeg-segments";

interface Frame {
  pixels: number;
  /** Of each channel, by its id: whole blocks of 8 × 8. Of channels with one id the largest. */
  samples: ReadonlyMap<number, number>;
}

/**
 * A decoder goes through all samples of a channel for each scan of it, even for one that says
 * nothing about them: a hundred bytes for 30 million samples. Other codings than Huffman’s are
 * refused, since no browser shows them and a byte of theirs can stand for any number of samples.
 */
export function refusalOfJpeg(bytes: Buffer): PictureRefusal | null {
  let frame: Frame = { pixels: 0, samples: new Map() };
  let [scans, read, segments] = [0, 0, 0];
  for (const { marker, body } of segmentsOf(bytes)) {
    if (isOtherCoding(marker)) return "NOT_A_PICTURE";
    if (isFrame(marker)) frame = readFrame(body);
    if (marker === 0xda) {
      scans += 1;
      for (let one = 0; one < (body[0] ?? 0); one += 1)
        read += frame.samples.get(body[1 + 2 * one] ?? -1) ?? 0;
    }
    segments += 1;
    if (scans > limits.pictureScans || read > limits.pictureSamples || segments > limits.pictureSegments)
      return "TOO_MANY_PARTS";
  }
  // With several scans it is held whole, as a progressive one is.
  return scans > 1 && frame.pixels > limits.progressivePixels ? "TOO_MANY_PIXELS" : null;
}

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xc2;

/** Lossless, hierarchical and arithmetic frames. Among their numbers are two of other things. */
function isOtherCoding(marker: number): boolean {
  return marker >= 0xc3 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function readFrame(body: Buffer): Frame {
  const [height, width] = body.length < 6 ? [0, 0] : [body.readUInt16BE(1), body.readUInt16BE(3)];
  const channels = Array.from({ length: body[5] ?? 0 }, (_, at) => {
    const [id = 0, factors = 0] = body.subarray(6 + 3 * at);
    return { id, across: factors >> 4, down: factors & 15 };
  });
  const mostAcross = Math.max(1, ...channels.map(({ across }) => across));
  const mostDown = Math.max(1, ...channels.map(({ down }) => down));
  const along = (length: number, share: number) => 8 * Math.ceil((length * share) / 8);
  const samples = new Map<number, number>();
  for (const { id, across, down } of channels) {
    const own = along(width, across / mostAcross) * along(height, down / mostDown);
    samples.set(id, Math.max(own, samples.get(id) ?? 0));
  }
  return { pixels: width * height, samples };
}
