export type Random = ReturnType<typeof createRandom>;

/** Numbers that look random and are the same for a seed (mulberry32). */
export function createRandom(seed: number) {
  let state = seed | 0;
  /** From 0 to below 1. */
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  /** From 0 to below `end`. */
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    chance: (of: number) => next() < of,
    pick<Thing>(things: readonly Thing[]): Thing {
      if (things.length === 0) throw new Error("nothing to pick from");
      return things[below(things.length)] as Thing;
    },
  };
}
