import { otherSide, type WorkStage } from "~/domain/reference";
import { acceptedAt, plannedEnd } from "~/features/proposals/model/planned-end";
import { isWithin } from "~/values/bound";
import { WORK_IS_NEW } from "~/values/durations";
import { isReplyOpen, isShown, writtenBy } from "./work";
import { stateOf } from "./work-end";
import type { WorkScene } from "./work-scene";

/**
 * How a work stands for its reader, by the work alone; check separately whether the two can do
 * anything together.
 */
export function stageOf(scene: WorkScene, now: Date): Exclude<WorkStage, "APART"> {
  const { proposal, brief } = scene;
  const state = stateOf(scene, now);
  if (state === "ENDED") return afterEnd(scene, now);
  if (state === "SAID" || state === "ASKED") return state;
  if (isWithin(WORK_IS_NEW, acceptedAt(proposal), now)) return "NEW";
  if (state === "BEFORE") return "BEFORE";
  const end = plannedEnd(proposal, brief);
  return end !== null && end <= now.toISOString() ? "LONGER" : "RUNNING";
}

function afterEnd({ work, side }: WorkScene, now: Date): Exclude<WorkStage, "APART"> {
  if (isShown(work, now)) return isReplyOpen(work, side) ? "REPLY" : "SHOWN";
  if (writtenBy(work, side)) return "OWN_WROTE";
  return writtenBy(work, otherSide(side)) ? "OTHER_WROTE" : "WRITE";
}
