import { pictureWidths } from "~/domain/attached-file";
import { faceSide } from "~/domain/logo-ground";
import type { PictureShape } from "~/platform/ports/turn-picture";

interface Shape {
  /** The smallest first, in pixels. */
  widths: readonly number[];
  /** Of the largest. */
  box: { width: number; height: number };
  /** Where a square is cut out of it, by the names of `sharp`; null for all of it. */
  cut: "attention" | "northwest" | "centre" | "southeast" | null;
  /** Whether it is laid on a ground (`logo-ground.ts`). */
  onGround: boolean;
}

const beside = { widths: [80, 160, faceSide], box: { width: faceSide, height: faceSide } };

/**
 * A whole picture may be three times as high as the widest is wide. Beyond that it becomes narrower
 * instead, because WebP ends at 16,383 pixels and the time to encode grows with the area.
 */
export const shapes: Record<PictureShape, Shape> = {
  FACE: { ...beside, cut: "attention", onGround: false },
  LOGO: { ...beside, cut: null, onGround: true },
  LOGO_START: { ...beside, cut: "northwest", onGround: true },
  LOGO_MIDDLE: { ...beside, cut: "centre", onGround: true },
  LOGO_END: { ...beside, cut: "southeast", onGround: true },
  WHOLE: {
    widths: Object.values(pictureWidths),
    box: { width: 1600, height: 4800 },
    cut: null,
    onGround: false,
  },
};

/** The widths that are made of a picture of `widest`: nothing is enlarged. */
export function widthsOf(shape: PictureShape, widest: number): number[] {
  return [...shapes[shape].widths.filter((width) => width < widest), widest];
}
