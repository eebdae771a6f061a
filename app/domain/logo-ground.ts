/** The side of the largest square that is kept of a picture beside a name, in pixels. */
export const faceSide = 480;

interface Size {
  width: number;
  height: number;
}

/** Pixels of one byte a channel: grey or colour, with or without an opacity. */
interface Drawn {
  data: Uint8Array | Uint8ClampedArray;
  channels: 1 | 2 | 3 | 4;
}

interface Colour {
  r: number;
  g: number;
  b: number;
}

const white: Colour = { r: 255, g: 255, b: 255 };
/** Neither a theme’s own ground nor black, so that its edge is seen on both. */
const dark: Colour = { r: 38, g: 42, b: 51 };

/** How much of a circle’s diameter what lies in it may have from corner to corner. */
const filled = 0.92;

interface Placed {
  size: Size;
  /** What of the ground is beyond each edge. */
  margins: Readonly<Record<"top" | "bottom" | "left" | "right", number>>;
}

/**
 * Where a picture lies on a square ground of `most` at the side, or of less: as large as can be,
 * but never enlarged, while a circle within the square cuts none of its corners off.
 */
export function placeOnGround({ width, height }: Size, most: number): Placed {
  const across = Math.hypot(width, height);
  const side = Math.min(most, Math.ceil(across / filled));
  const scaled = (length: number) =>
    Math.max(1, Math.min(length, Math.round((length * side * filled) / across)));
  const size = { width: scaled(width), height: scaled(height) };
  const [left, top] = [Math.floor((side - size.width) / 2), Math.floor((side - size.height) / 2)];
  return {
    size,
    margins: { left, right: side - size.width - left, top, bottom: side - size.height - top },
  };
}

/**
 * White, or dark where what is visible of the picture is light. A picture without transparency has
 * a ground already: it goes on in the colour of its first corner.
 */
export function groundOf({ data, channels }: Drawn): Colour {
  let [seen, light] = [0, 0];
  let isOpaque = true;
  for (let from = 0; from < data.length; from += channels) {
    const { colour, opacity } = pixelAt(data, from, channels);
    if (opacity < 1) isOpaque = false;
    seen += opacity;
    light += opacity * lightOf(colour);
  }
  if (isOpaque) return pixelAt(data, 0, channels).colour;
  return seen > 0 && light / seen > 0.6 ? dark : white;
}

/** How light a colour looks, from 0 to 1. */
function lightOf({ r, g, b }: Colour): number {
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}

function pixelAt(data: Drawn["data"], from: number, channels: Drawn["channels"]) {
  const value = (at: number) => data[from + at] ?? 0;
  const [g, b] = channels < 3 ? [0, 0] : [1, 2];
  const colour: Colour = { r: value(0), g: value(g), b: value(b) };
  const opacity = channels === 2 || channels === 4 ? value(channels - 1) / 255 : 1;
  return { colour, opacity };
}
