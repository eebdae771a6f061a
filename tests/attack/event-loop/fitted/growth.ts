export interface Growth {
  /** Of n in the time: 1 is linear, 2 is square. Null where all is too quick to tell. */
  exponent: number | null;
  /** In ms, at the largest size. */
  longest: number;
  bytes: number;
}

/** What n·log n comes to over such a chain is 1.1; a power of 1.5 is over it, whatever the machine. */
export const mostExponent = 1.4;
const doublings = 7;
/** In ms: below it there is more noise than time. */
const least = 1;
/** In ms: what is as slow as this needs no larger size. */
const enough = 1_000;

/** How time grows with length, over a chain of doubled lengths that ends with `room`; `measure` answers ms. */
export async function growthOf(measure: (bytes: number) => Promise<number>, room: number): Promise<Growth> {
  const base = await measure(1);
  const points: { bytes: number; ms: number }[] = [];
  for (let left = doublings - 1; left >= 0; left -= 1) {
    const bytes = Math.floor(room / 2 ** left);
    points.push({ bytes, ms: await measure(bytes) });
    if ((points.at(-1)?.ms ?? 0) > enough) break;
  }
  const { ms: longest = 0, bytes = 0 } = points.at(-1) ?? {};
  const told = points
    .map((point) => ({ bytes: point.bytes, ms: point.ms - base }))
    .filter(({ ms }) => ms > least);
  return { exponent: told.length < 3 ? null : slopeOf(told), longest, bytes };
}

/** By least squares, of both logarithms. */
function slopeOf(points: readonly { bytes: number; ms: number }[]): number {
  const logs = points.map(({ bytes, ms }) => [Math.log(bytes), Math.log(ms)] as const);
  const mean = (at: 0 | 1) => logs.reduce((sum, log) => sum + log[at], 0) / logs.length;
  const [x, y] = [mean(0), mean(1)];
  const over = logs.reduce((sum, log) => sum + (log[0] - x) * (log[1] - y), 0);
  return over / logs.reduce((sum, log) => sum + (log[0] - x) ** 2, 0);
}
