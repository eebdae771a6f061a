import { otherSide } from "~/domain/reference";
import { agreesToTitle, isReplyOpen, isShown, writtenBy } from "./work";
import { type EndMove, endMovesOf, hasEnded } from "./work-end";
import type { WorkScene } from "./work-scene";

/**
 * What a side may do next. `WRITE` also changes what is written, `WITHDRAW` takes it away before it
 * is shown, `REMOVE` after.
 */
export type WorkMove = EndMove | "WRITE" | "WITHDRAW" | "REMOVE" | "REPLY" | "SHOW_TITLE" | "HIDE_TITLE";

/** Those that need the other side: not while one has blocked the other, or the other is away. */
export const movesTogether: readonly WorkMove[] = ["END", "GOES_ON", "WRITE", "REPLY", "SHOW_TITLE"];

/** By the work alone; check separately whether the member may act, and the two may. */
export function workMoves(scene: WorkScene, now: Date): WorkMove[] {
  const { work, side } = scene;
  if (!hasEnded(scene, now)) return endMovesOf(scene, now);
  const own = writtenBy(work, side);
  const other = writtenBy(work, otherSide(side));
  const shown = isShown(work, now);
  const moves: WorkMove[] = [];
  if (!shown) moves.push("WRITE");
  if (own) moves.push(shown ? "REMOVE" : "WITHDRAW");
  if (shown && isReplyOpen(work, side)) moves.push("REPLY");
  if (own || (shown && other)) moves.push(agreesToTitle(work, side) ? "HIDE_TITLE" : "SHOW_TITLE");
  return moves;
}
