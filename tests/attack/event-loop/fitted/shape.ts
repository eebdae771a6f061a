/** A text that grows with its length: each piece takes its share of it, one after the other. */
export type Shape = readonly Piece[];

export interface Piece {
  /**
   * `run`: the parts again and again. `distinct`: the same, each time with another number between them. `nest`: all
   * openings, then as many closings. `once`: the parts alone.
   */
  kind: "run" | "distinct" | "nest" | "once";
  parts: readonly string[];
  share: number;
}

/** The text of a shape, of at most so many bytes as UTF-8. */
export function render(shape: Shape, bytes: number): string {
  const alone = shape.filter(({ kind }) => kind === "once");
  const room = bytes - Buffer.byteLength(alone.flatMap(({ parts }) => parts).join(""));
  const shares = shape.reduce((sum, { kind, share }) => sum + (kind === "once" ? 0 : share), 0);
  const texts = shape.map((piece) =>
    piece.kind === "once" ? piece.parts.join("") : fill(piece, (room * piece.share) / shares),
  );
  return texts.join("");
}

function fill({ kind, parts }: Piece, bytes: number): string {
  const part = parts.join("");
  const size = Buffer.byteLength(part);
  if (kind === "distinct") {
    const texts: string[] = [];
    for (let left = bytes, at = 0; left > 0; at += 1) {
      const text = parts.length > 1 ? parts.join(at.toString(36)) : part + at.toString(36);
      left -= Buffer.byteLength(text);
      if (left >= 0) texts.push(text);
    }
    return texts.join("");
  }
  if (kind === "nest") {
    const times = Math.max(0, Math.floor(bytes / (2 * size)));
    return part.repeat(times) + parts.toReversed().map(closingOf).join("").repeat(times);
  }
  return part.repeat(Math.max(0, Math.floor(bytes / size)));
}

const closings: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}", "<": ">", "“": "”" };

function closingOf(part: string): string {
  return [...part]
    .toReversed()
    .map((letter) => closings[letter] ?? letter)
    .join("");
}

/** What a report calls a shape. */
export function describe(shape: Shape): string {
  const words = { run: "× n", distinct: "× n, numbered", nest: "× n and closed", once: "" };
  return shape
    .map(({ kind, parts }) => `${JSON.stringify(parts.join("")).slice(0, 60)} ${words[kind]}`.trim())
    .join(", then ");
}
