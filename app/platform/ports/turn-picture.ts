import type { Result } from "~/values/result";

/**
 * Turns what a member uploaded into pictures that any browser shows: upright, without metadata, in
 * each of the widths as AVIF and as WebP, never wider than it came. `FACE` is cut to a square
 * around what stands out. `LOGO` is laid whole on a square ground, so that a circle within cuts
 * nothing off, and so is a square of it by its other shapes: its left or upper end, its middle, its
 * right or lower end. `WHOLE` is narrower than its widths if it is very high. Of one `owner` no two
 * are turned at once.
 */
export type TurnPicture = (
  bytes: Uint8Array,
  shape: PictureShape,
  owner?: string | null,
) => Promise<Result<Picture, PictureRefusal>>;

export type PictureShape = "FACE" | "WHOLE" | LogoShape;
export type LogoShape = "LOGO" | "LOGO_START" | "LOGO_MIDDLE" | "LOGO_END";

export interface Picture {
  /** Of the largest, in pixels. */
  width: number;
  height: number;
  /** The smallest first, of each width both types. */
  sizes: PictureSize[];
}

export interface PictureSize {
  width: number;
  type: PictureType;
  bytes: Uint8Array;
}

export type PictureType = "avif" | "webp";

/**
 * `NOT_A_PICTURE`: none of the types that are taken, or damaged. `HEIC`: the type that iPhones save
 * photos as, which isn’t read. `TOO_MANY_PIXELS`: more than `limits.picturePixels` (of an AVIF
 * `avifPixels`). `TOO_MANY_PARTS`: a reader would do the same many times over. `TOO_LONG`: it took
 * PICTURE_TURNED of a processor, or PICTURE_LATEST. `NO_TURN`: it has waited for TURN_WAITS, or too
 * many wait. `MOVES`: it has several frames.
 */
export type PictureRefusal =
  | "NOT_A_PICTURE"
  | "HEIC"
  | "TOO_MANY_PIXELS"
  | "TOO_MANY_PARTS"
  | "TOO_LONG"
  | "NO_TURN"
  | "MOVES";

/** Converts a picture that `TurnPicture` made. Rejects for anything else. */
export type ToJpeg = (bytes: Uint8Array) => Promise<Uint8Array>;
