import { plannedEnd, startOfWork } from "~/features/proposals/model/planned-end";
import { dayOf } from "~/values/days";
import { WORK_END_WAITS, WORK_GOES_ON } from "~/values/durations";
import { goesOnBy, type Work } from "./work";
import type { WorkScene } from "./work-scene";

/**
 * How a work stands for one of its two sides: `SAID`, that side said that it has ended, and waits
 * for the other's word; `ASKED`, the other said so.
 */
export type WorkState = "BEFORE" | "RUNNING" | "SAID" | "ASKED" | "ENDED";

/** What a side says: that it has ended, or that it still runs. */
export type EndMove = "END" | "GOES_ON";

/** What becomes of it for the side that says it. The clock ends a work without a word (`endOf`). */
export const endMoves: Record<WorkState, Partial<Record<EndMove, WorkState>>> = {
  // What hasn’t begun can’t have ended.
  BEFORE: {},
  RUNNING: { END: "SAID", GOES_ON: "RUNNING" },
  SAID: { GOES_ON: "RUNNING" },
  ASKED: { END: "ENDED", GOES_ON: "RUNNING" },
  ENDED: {},
};

export function stateOf(scene: WorkScene, now: Date): WorkState {
  const { proposal, brief, work, side } = scene;
  if (hasEnded(scene, now)) return "ENDED";
  if (startOfWork(proposal, brief) > dayOf(now)) return "BEFORE";
  if (!work?.endSaid) return "RUNNING";
  return work.endSaid.side === side ? "SAID" : "ASKED";
}

/** What a side may say now. */
export function endMovesOf(scene: WorkScene, now: Date): EndMove[] {
  const moves = Object.keys(endMoves[stateOf(scene, now)]) as EndMove[];
  return moves.filter((move) => move === "END" || mayGoOn(scene, now));
}

/**
 * Each side has that word once, or nothing would end against its will; taking its own word back is
 * none. Unasked, it is for an end by the dates that is near.
 */
function mayGoOn(scene: WorkScene, now: Date): boolean {
  const state = stateOf(scene, now);
  if (state === "SAID") return true;
  if (scene.proposal.agreed?.early || goesOnBy(scene.work, scene.side) !== null) return false;
  const end = endOf(scene);
  return state === "ASKED" || (end !== null && Date.parse(end) - now.getTime() <= WORK_END_WAITS);
}

/** Whether the work has ended: both said so, or its end has come. */
export function hasEnded(scene: WorkScene, now: Date): boolean {
  const end = endOf(scene);
  return scene.work?.showsAt != null || (end !== null && end <= now.toISOString());
}

/**
 * When the work ended or will, ISO 8601 UTC: when both had said so; else by its dates, or when the
 * word of one had no answer for WORK_END_WAITS, whichever comes first, and neither while a word
 * holds that it still runs, which none does once a side ended it early. Null where it waits for a
 * word.
 */
export function endOf({ proposal, brief, work }: Omit<WorkScene, "side">): string | null {
  if (work?.endedAt) return work.endedAt;
  const runsUntil = proposal.agreed?.early ? null : goesOnUntil(work);
  const said = work?.endSaid;
  const byDates = plannedEnd(proposal, brief);
  const bySilence = said ? later(said.at, WORK_END_WAITS) : null;
  const ends = [byDates, bySilence].filter((end) => end !== null);
  const [first = null] = ends.sort();
  return first !== null && runsUntil !== null && runsUntil > first ? runsUntil : first;
}

/** Until when the last word holds that it still runs; null without one. */
function goesOnUntil(work: Work | null): string | null {
  const said = (["HIRER", "TALENT"] as const).flatMap((side) => goesOnBy(work, side) ?? []);
  const last = said.sort().at(-1);
  return last ? later(last, WORK_GOES_ON) : null;
}

function later(moment: string, ms: number): string {
  return new Date(Date.parse(moment) + ms).toISOString();
}
