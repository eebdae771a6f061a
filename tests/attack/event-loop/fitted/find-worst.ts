import { longestDelay } from "../loop-delay";
import { type Alphabet, aShape, changed } from "./change-shape";
import { type Growth, growthOf } from "./growth";
import type { Random } from "./random";
import { render, type Shape } from "./shape";

/** A place where somebody’s text comes in. */
export interface WayIn {
  /** Like `form`, and what it is among them. */
  kind: string;
  name: string;
  /** Bytes that there may be of it. */
  room: number;
  /** Beside those of every text, what is looked for in it. */
  words?: readonly string[];
  /** What can be sent there; everything by default. */
  holds?: Alphabet["holds"];
  /** What a request has changed stands again as before. */
  restore?(): Promise<void>;
  /** Takes the text in where it is measured as it is shown. */
  prepare?(text: string): Promise<void>;
  send(text: string): Promise<unknown>;
}

export interface Fitted extends Growth {
  way: WayIn;
  shape: Shape;
  /** Texts that were sent. */
  inputs: number;
}

/** In ms: a text that is slower than this is cut, so that the next ones take no minutes. */
const slow = 400;
const smallest = 4_096;

/**
 * Looks for the text that takes longest by changing one thing after the other, `effort` times, and measures how time
 * grows with its length.
 */
export async function findWorst(
  way: WayIn,
  { effort, random }: { effort: number; random: Random },
): Promise<Fitted> {
  const alphabet = { words: way.words ?? [], holds: way.holds ?? (() => true) };
  const pieces = way.room > 32_768 ? 16 : 4;
  let inputs = 0;
  const measure = async (shape: Shape, bytes: number, tries: number) => {
    let least = Number.POSITIVE_INFINITY;
    const text = render(shape, bytes);
    for (let left = tries; left > 0 && least > 0; left -= 1) {
      inputs += 1;
      await way.restore?.();
      await way.prepare?.(text);
      least = Math.min(least, await longestDelay(() => way.send(text)));
      // No second try makes up for that.
      if (least > slow) break;
    }
    return least;
  };

  let bytes = way.room;
  let best = { shape: aShape(random, alphabet, pieces), ms: 0 };
  for (let left = effort; left > 0; left -= 1) {
    const isNew = left > effort * 0.6;
    const shape = isNew ? aShape(random, alphabet, pieces) : changed(random, alphabet, best.shape);
    let ms = await measure(shape, bytes, 1);
    if (ms <= best.ms) continue;
    // Once more: a garbage collection or a compiler may have fallen into it.
    ms = Math.min(ms, await measure(shape, bytes, 1));
    if (ms <= best.ms) continue;
    best = { shape, ms };
    while (best.ms > slow && bytes > smallest) {
      bytes = Math.floor(bytes / 2);
      best.ms = await measure(shape, bytes, 1);
    }
  }
  const growth = await growthOf((size) => measure(best.shape, size, 2), way.room);
  return { ...growth, way, shape: best.shape, inputs };
}
