import { canonicalJson } from "~/values/canonical-json";
import { sha256 } from "./log-entry";

/**
 * The root of a day (UTC): one hash over how far each log that was moved on it went by its end, and
 * over the root of the day before. Whatever is changed later, all roots from its day on differ.
 */
export interface DailyRoot {
  /** ISO date. */
  day: string;
  /**
   * The top of a binary tree (RFC 6962, SHA-256 in hexadecimal digits) over the last hash of each
   * such log; of a day without moves that of an empty tree.
   */
  tree: string;
  root: string;
}

/** What `root` is: `before` is the root of the day before; "" for the first. */
export function rootAfter(before: string, { day, tree }: Pick<DailyRoot, "day" | "tree">): Promise<string> {
  return sha256(canonicalJson({ before, day, tree }));
}

/** Of the last hash of a log. */
export function leafOf(hash: string): Promise<string> {
  return sha256(new Uint8Array([0, ...bytesOf(hash)]));
}

/**
 * The top over leaves; or over the tops of their parts, which have the same power of two of them
 * each, and the last one as many at most.
 */
export async function topOf(nodes: readonly string[]): Promise<string> {
  return (await levelsOf(nodes)).at(-1)?.[0] ?? sha256("");
}

/**
 * The way from a node to the top: what stands beside it on each level, with “<” where that comes
 * first.
 */
export async function wayUp(nodes: readonly string[], at: number): Promise<string[]> {
  const way: string[] = [];
  for (const [height, level] of (await levelsOf(nodes)).entries()) {
    const place = at >> height;
    const beside = level[place ^ 1];
    if (beside !== undefined) way.push(`${place % 2 === 1 ? "<" : ">"}${beside}`);
  }
  return way;
}

/** The top that a way leads to; null for what is no way. */
export async function topBy(node: string, way: readonly string[]): Promise<string | null> {
  let top = node;
  for (const step of way) {
    if (!/^[<>][0-9a-f]{64}$/.test(step)) return null;
    const beside = step.slice(1);
    top = await (step.startsWith("<") ? over(beside, top) : over(top, beside));
  }
  return top;
}

/** From the nodes up; what has none beside it goes up as it is. */
async function levelsOf(nodes: readonly string[]): Promise<(readonly string[])[]> {
  const levels = [nodes];
  for (let level = nodes; level.length > 1; levels.push(level)) {
    const below = level;
    const pairs = Array.from({ length: Math.ceil(below.length / 2) }, (_, at) =>
      below.slice(2 * at, 2 * at + 2),
    );
    level = await Promise.all(
      pairs.map(([left = "", right]) => (right === undefined ? left : over(left, right))),
    );
  }
  return levels;
}

const over = (left: string, right: string) =>
  sha256(new Uint8Array([1, ...bytesOf(left), ...bytesOf(right)]));

function bytesOf(hash: string): number[] {
  return Array.from({ length: hash.length / 2 }, (_, at) =>
    Number.parseInt(hash.slice(2 * at, 2 * at + 2), 16),
  );
}
