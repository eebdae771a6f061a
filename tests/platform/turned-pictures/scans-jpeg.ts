const u16 = (value: number) => [value >>> 8, value & 255];
const segment = (marker: number, body: readonly number[]) => [0xff, marker, ...u16(body.length + 2), ...body];

/** Huffman codes of four bits for these symbols, at most fifteen. */
const codes = (table: number, symbols: readonly number[]) =>
  segment(0xc4, [table, 0, 0, 0, symbols.length, ...Array(12).fill(0), ...symbols]);

/** Written one after the other, filled with ones, and with a zero after each byte of ones. */
function toBytes(values: readonly (readonly [value: number, bits: number])[]): number[] {
  const bits = values.map(([value, count]) => value.toString(2).padStart(count, "0")).join("");
  return (bits.match(/.{1,8}/g) ?? [])
    .map((byte) => Number.parseInt(byte.padEnd(8, "1"), 2))
    .flatMap((byte) => (byte === 255 ? [255, 0] : [byte]));
}

/** That nothing follows in any of so many blocks. */
function endsOf(blocks: number): number[] {
  const runs: (readonly [number, number])[] = [];
  for (let left = blocks; left > 0; ) {
    const bits = Math.min(14, Math.floor(Math.log2(left)));
    const more = Math.min(left, 2 ** (bits + 1) - 1) - 2 ** bits;
    runs.push([bits, 4]);
    if (bits > 0) runs.push([more, bits]);
    left -= 2 ** bits + more;
  }
  return toBytes(runs);
}

/**
 * A progressive JPEG of one grey, with so many scans beside the first that say nothing, a hundred
 * bytes each. They bring in turn all but the last bit of the coefficients and the last bit, so that
 * each fits what came before, and for the last one each coefficient is looked at.
 */
export function scansJpeg(side: number, scans: number): Buffer {
  const blocks = Math.ceil(side / 8) ** 2;
  const ends = endsOf(blocks);
  const scan = (first: number, last: number, bits: number, data: readonly number[]) =>
    Buffer.from([...segment(0xda, [1, 1, 0x00, first, last, bits]), ...data]);
  const [most, rest] = [scan(1, 63, 0x01, ends), scan(1, 63, 0x10, ends)];
  return Buffer.concat([
    Buffer.from([
      ...[0xff, 0xd8],
      ...segment(0xdb, [0, ...Array(64).fill(1)]),
      ...segment(0xc2, [8, ...u16(side), ...u16(side), 1, 1, 0x11, 0]),
      ...codes(0x00, [0]),
      ...codes(
        0x10,
        Array.from({ length: 15 }, (_, bits) => bits << 4),
      ),
    ]),
    scan(0, 0, 0x00, Array(Math.ceil(blocks / 2)).fill(0)),
    ...Array.from({ length: scans }, (_, at) => (at % 2 === 0 ? most : rest)),
    Buffer.from([0xff, 0xd9]),
  ]);
}
