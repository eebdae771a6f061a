import type { Random } from "./random";
import type { Piece, Shape } from "./shape";
import { others, structural } from "./tokens";

/** What pieces are made of; `words` are those that the way in looks for by itself. */
export interface Alphabet {
  words: readonly string[];
  /** Whether it can be sent at all. */
  holds(text: string): boolean;
}

/** Several pieces at once: a slow one is seen beside the others, and then left alone. */
export function aShape(random: Random, alphabet: Alphabet, pieces: number): Shape {
  const many = Array.from({ length: pieces }, () => aPiece(random, alphabet));
  const start: Piece[] = random.chance(0.5) ? [{ kind: "once", parts: ["a", "\n"], share: 1 }] : [];
  const end: Piece[] = random.chance(0.5)
    ? [{ kind: "once", parts: [aToken(random, alphabet)], share: 1 }]
    : [];
  return [...start, ...many, ...end].filter(({ parts }) => alphabet.holds(parts.join("")));
}

/** The same shape with one thing changed. */
export function changed(random: Random, alphabet: Alphabet, shape: Shape): Shape {
  const at = random.below(shape.length);
  const piece = shape[at];
  if (!piece || shape.every(({ kind }) => kind === "once")) return aShape(random, alphabet, 4);
  const withPiece = (...pieces: Piece[]) => shape.toSpliced(at, 1, ...pieces);
  const ways: (() => Shape)[] = [
    // Twice as often: most pieces only take room from the slow one.
    () => (shape.length > 1 ? withPiece() : shape),
    () => (shape.length > 1 ? withPiece() : shape),
    // The half alone in which the slow one may be.
    () => shape.slice(0, Math.ceil(shape.length / 2)),
    () => shape.slice(Math.floor(shape.length / 2)),
    () => withPiece({ ...piece, parts: changedParts(random, alphabet, piece.parts) }),
    () => withPiece({ ...piece, parts: changedParts(random, alphabet, piece.parts) }),
    () => withPiece({ ...piece, kind: random.pick(["run", "distinct", "nest", "once"] as const) }),
    () => withPiece({ ...piece, share: piece.share * random.pick([0.5, 2, 4]) }),
    () => withPiece(piece, aPiece(random, alphabet)),
    () => withPiece(aPiece(random, alphabet), piece),
    () => shape.toReversed(),
  ];
  const next = random
    .pick(ways)()
    .filter(({ parts }) => parts.join("") !== "" && alphabet.holds(parts.join("")));
  return next.some(({ kind }) => kind !== "once") ? next : shape;
}

function aPiece(random: Random, alphabet: Alphabet): Piece {
  const kind = random.pick(["run", "run", "run", "run", "distinct", "nest"] as const);
  const parts = Array.from({ length: 1 + random.below(3) }, () => aToken(random, alphabet));
  return { kind, parts, share: 1 };
}

function aToken(random: Random, { words, holds }: Alphabet): string {
  const tokens = random.pick([structural, structural, others, words.length > 0 ? words : structural]);
  const token = random.pick(tokens);
  return holds(token) ? token : "a";
}

function changedParts(random: Random, alphabet: Alphabet, parts: readonly string[]): string[] {
  const at = random.below(parts.length);
  const part = parts[at] ?? "";
  const ways: (() => string[])[] = [
    () => parts.toSpliced(at, 1, aToken(random, alphabet)),
    () => parts.toSpliced(at, 0, aToken(random, alphabet)),
    () => (parts.length > 1 ? parts.toSpliced(at, 1) : [...parts]),
    () => parts.toSpliced(at, 0, part),
    () => parts.toReversed(),
    () => parts.toSpliced(at, 1, nearly(random, part)),
  ];
  return random.pick(ways)().slice(0, 6);
}

/** A separator, a quote or a link that lacks a letter, or has one twice. */
function nearly(random: Random, part: string): string {
  const letters = [...part];
  const at = random.below(letters.length || 1);
  return letters.toSpliced(at, 1, ...random.pick([[], [letters[at] ?? "", letters[at] ?? ""]])).join("");
}
