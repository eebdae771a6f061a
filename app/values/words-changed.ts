const segmenter = new Intl.Segmenter("und", { granularity: "word" });

/** The words of a text in any script, and what stands between them. */
function partsOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

function wordsOf(text: string): string[] {
  return Array.from(segmenter.segment(text)).flatMap(({ segment, isWordLike }) =>
    isWordLike ? segment : [],
  );
}

/**
 * How many words were taken out of a text and put into it; `most + 1` where there are more than
 * `most`. By Myers' greedy comparison, whose work grows with `most`.
 */
export function wordsChanged(from: string, to: string, most: number): number {
  const [a, b] = [wordsOf(from), wordsOf(to)];
  /** For each difference of the two places, how far in `a` this many changes lead. */
  const reached = new Map([[1, 0]]);
  const at = (diagonal: number) => reached.get(diagonal) ?? -1;
  for (let changes = 0; changes <= most; changes += 1) {
    for (let diagonal = -changes; diagonal <= changes; diagonal += 2) {
      const isPutIn = diagonal === -changes || (diagonal !== changes && at(diagonal - 1) < at(diagonal + 1));
      let x = isPutIn ? at(diagonal + 1) : at(diagonal - 1) + 1;
      while (x < a.length && x - diagonal < b.length && a[x] === b[x - diagonal]) x += 1;
      reached.set(diagonal, x);
      if (x >= a.length && x - diagonal >= b.length) return changes;
    }
  }
  return most + 1;
}

/** Parts that are kept before and after what differs, spaces included. */
const context = 8;

/**
 * Of two texts the part in which they differ, with some words around it and "…" for what is left
 * out; each `most` UTF-16 units at most.
 */
export function changedPart(from: string, to: string, most: number): [from: string, to: string] {
  const [a, b] = [partsOf(from), partsOf(to)];
  const shorter = Math.min(a.length, b.length);
  let same = 0;
  while (same < shorter && a[same] === b[same]) same += 1;
  let after = 0;
  while (after < shorter - same && a.at(-1 - after) === b.at(-1 - after)) after += 1;
  const start = Math.max(0, same - context);
  const rest = Math.max(0, after - context);
  const part = (parts: readonly string[]) => {
    const shown = parts
      .slice(start, parts.length - rest)
      .join("")
      .trim();
    const isCut = shown.length > most;
    const text = isCut ? shown.slice(0, most).trimEnd() : shown;
    return `${start > 0 ? "…" : ""}${text}${rest > 0 || isCut ? "…" : ""}`;
  };
  return [part(a), part(b)];
}
