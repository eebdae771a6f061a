interface Size {
  width: number;
  height: number;
}

/** Pixels, row by row, of one byte a channel: grey or colour, with or without an opacity. */
interface Drawn extends Size {
  data: Uint8Array;
  channels: 1 | 2 | 3 | 4;
}

type Colour = readonly [red: number, green: number, blue: number];

const white: Colour = [255, 255, 255];
/** Neither a theme’s own ground nor black, so that its edge is seen on both. */
const dark: Colour = [38, 42, 51];

/** How much of a circle’s diameter what lies in it may have from corner to corner. */
const filled = 0.92;

/**
 * The side of a square ground, `most` at most, and the size of a picture on it: as large as can be
 * while a circle within the square cuts none of its corners off.
 */
export function placeOnGround({ width, height }: Size, most: number): Size & { side: number } {
  const across = Math.hypot(width, height);
  const side = Math.min(most, Math.ceil(across / filled));
  const scale = (side * filled) / across;
  const scaled = (length: number) => Math.max(1, Math.min(length, Math.round(length * scale)));
  return { side, width: scaled(width), height: scaled(height) };
}

/** The picture in the middle of its ground: three channels, without opacity. */
export function drawOnGround(picture: Drawn, side: number): Uint8Array {
  const { data, width, height, channels } = picture;
  const ground = groundOf(picture);
  const square = new Uint8Array(side * side * 3);
  for (let at = 0; at < square.length; at += 1) square[at] = ground[at % 3] ?? 0;
  const [left, top] = [Math.floor((side - width) / 2), Math.floor((side - height) / 2)];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * channels;
      const to = ((top + y) * side + left + x) * 3;
      const { colour, opacity } = pixelAt(data, from, channels);
      for (const [at, value] of colour.entries())
        square[to + at] = Math.round(value * opacity + (ground[at] ?? 0) * (1 - opacity));
    }
  return square;
}

/**
 * White, or dark where what is visible of the picture is light. A picture without transparency has
 * a ground already: it goes on in the colour of its first corner.
 */
function groundOf({ data, channels }: Drawn): Colour {
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
function lightOf([red, green, blue]: Colour): number {
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

function pixelAt(data: Uint8Array, from: number, channels: Drawn["channels"]) {
  const value = (at: number) => data[from + at] ?? 0;
  const isGrey = channels < 3;
  const colour: Colour = isGrey ? [value(0), value(0), value(0)] : [value(0), value(1), value(2)];
  const opacity = channels === 2 || channels === 4 ? value(channels - 1) / 255 : 1;
  return { colour, opacity };
}
