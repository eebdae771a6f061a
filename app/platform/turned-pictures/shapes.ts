import { pictureWidths } from "~/domain/attached-file";
import type { PictureShape } from "~/platform/ports/turn-picture";

interface Shape {
  /** The smallest first, in pixels. */
  widths: readonly number[];
  /** Of the largest. */
  box: { width: number; height: number };
  /** Whether the box is filled, and what stands out of it is cut off. */
  cut: boolean;
}

/**
 * A whole picture may be three times as high as the widest is wide. Beyond that it becomes narrower
 * instead, because WebP ends at 16,383 pixels and the time to encode grows with the area.
 */
export const shapes: Record<PictureShape, Shape> = {
  FACE: { widths: [80, 160, 480], box: { width: 480, height: 480 }, cut: true },
  WHOLE: { widths: Object.values(pictureWidths), box: { width: 1600, height: 4800 }, cut: false },
};

/** The widths that are made of a picture of `widest`: nothing is enlarged. */
export function widthsOf(shape: PictureShape, widest: number): number[] {
  return [...shapes[shape].widths.filter((width) => width < widest), widest];
}
