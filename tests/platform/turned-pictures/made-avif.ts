import sharp from "sharp";

const u16 = (value: number) => [value >>> 8, value & 255];
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 65_535)];
const latin = (text: string) => [...Buffer.from(text, "latin1")];

function box(type: string, ...body: (readonly number[] | Buffer)[]): Buffer {
  const whole = Buffer.concat(body.map((part) => Buffer.from(part)));
  return Buffer.concat([Buffer.from([...u32(whole.length + 8), ...latin(type)]), whole]);
}
const fullBox = (type: string, ...body: (readonly number[] | Buffer)[]) => box(type, [0, 0, 0, 0], ...body);

/** A `meta` with one picture and where its bytes lie, as said. */
export const metaBox = (iloc: readonly number[]) =>
  fullBox(
    "meta",
    fullBox("iinf", u16(1), box("infe", [2, 0, 0, 0], u16(1), [0, 0], latin("av01\0"))),
    box("iloc", iloc),
  );

interface Avif {
  side: number;
  /** In its one item. */
  frames?: number;
  /** Of a grid, a square number: an item each, or so many times the same. */
  tiles?: number;
  oneTile?: boolean;
  /** Whether the grid names its tiles by numbers of four bytes, as a file of many items does. */
  wideIds?: boolean;
  /** With a picture on others whose only other has no bytes. */
  overNothing?: boolean;
  /** With what films have beside. */
  film?: boolean;
  /** What its item calls itself. */
  coding?: "av01" | "hvc1";
  /** What stands in an item of its own and is said about the picture. */
  exif?: Buffer;
}

/** A blue square as an AVIF, put together by hand. */
export async function avifOf(avif: Avif) {
  const { side, frames = 1, tiles = 0, oneTile = false, overNothing = false } = avif;
  const { film = false, coding = "av01", exif, wideIds = false } = avif;
  const { header, frame } = await streamOf(side);
  const stream = Buffer.concat([header, ...Array<Buffer>(frames).fill(frame)]);
  const rows = Math.sqrt(tiles);
  const grid = Buffer.from([0, 0, rows - 1, rows - 1, ...u16(side * rows), ...u16(side * rows)]);
  const streams = Array<Buffer>(oneTile ? 1 : Math.max(1, tiles)).fill(stream);
  const pictures = tiles > 0 ? [...streams, grid] : streams;
  // Before it stands where its header begins.
  const items = exif ? [...pictures, Buffer.concat([Buffer.from(u32(0)), exif])] : pictures;
  const info = (id: number, type: string, isHidden = false) =>
    box("infe", [2, 0, 0, isHidden ? 1 : 0, ...u16(id), 0, 0], latin(`${type}\0`));
  const idOf = wideIds ? u32 : u16;
  const shown = Array.from({ length: tiles }, (_, at) => idOf(oneTile ? 1 : at + 1)).flat();
  const references = box("dimg", idOf(pictures.length), u16(tiles), shown);
  const size = (length: number) => fullBox("ispe", u32(length), u32(length));
  const meta = (from: number) => {
    const startOf = (at: number) => items.slice(0, at).reduce((sum, { length }) => sum + length, from);
    const places = items.flatMap((bytes, at) => [
      ...[...u16(at + 1), ...u16(0), ...u16(1)],
      ...[...u32(startOf(at)), ...u32(bytes.length)],
    ]);
    return fullBox(
      "meta",
      fullBox("hdlr", u32(0), latin("pict"), Array(13).fill(0)),
      fullBox("pitm", u16(pictures.length)),
      fullBox("iloc", [0x44, 0], u16(items.length), places),
      fullBox(
        "iinf",
        u16(items.length + (overNothing ? 2 : 0)),
        // A tile is no picture of its own.
        ...streams.map((_, at) => info(at + 1, coding, tiles > 0)),
        tiles > 0 ? info(pictures.length, "grid") : [],
        exif ? info(items.length, "Exif") : [],
        overNothing ? info(items.length + 1, "av01", true) : [],
        overNothing ? info(items.length + 2, "iovl", true) : [],
      ),
      tiles > 0 ? box("iref", [wideIds ? 1 : 0, 0, 0, 0], references) : Buffer.alloc(0),
      overNothing
        ? fullBox("iref", box("dimg", u16(items.length + 2), u16(1), u16(items.length + 1)))
        : Buffer.alloc(0),
      exif ? fullBox("iref", box("cdsc", u16(items.length), u16(1), u16(pictures.length))) : Buffer.alloc(0),
      box(
        "iprp",
        box(
          "ipco",
          box("av1C", [0x81, 0x3f, 0, 0]),
          size(side),
          fullBox("pixi", [3, 8, 8, 8]),
          size(side * Math.max(1, rows)),
        ),
        fullBox(
          "ipma",
          u32(pictures.length),
          streams.flatMap((_, at) => [...u16(at + 1), 3, 0x81, 2, 3]),
          tiles > 0 ? [...u16(pictures.length), 2, 4, 3] : [],
        ),
      ),
    );
  };
  const brand = coding === "hvc1" ? "heic" : film ? "avis" : "avif";
  const head = box("ftyp", latin(`${brand}\0\0\0\0mif1${brand}`));
  const moov = film ? box("moov", box("mvhd", Array(100).fill(0))) : Buffer.alloc(0);
  const before = head.length + moov.length + meta(0).length + 8;
  return Buffer.concat([head, moov, meta(before), box("mdat", ...items)]);
}

/** The stream of sharp’s own AVIF: its units up to the frame, and the frame. */
async function streamOf(side: number) {
  const avif = await sharp({ create: { width: side, height: side, channels: 3, background: "blue" } })
    .avif({ effort: 0 })
    .toBuffer();
  const stream = avif.subarray(avif.indexOf("mdat") + 4);
  // A separator of two bytes, then the header of the sequence with its length.
  const headed = 4 + (stream[3] ?? 0);
  return { header: stream.subarray(0, headed), frame: stream.subarray(headed) };
}
