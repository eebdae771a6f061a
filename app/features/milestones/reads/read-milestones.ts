import type { Milestone, MilestoneMove, MilestoneState } from "~/domain/milestone";
import { hindranceToAct, standingOf } from "~/features/accounts/model/member";
import { contentOf, getVersion, isOver } from "~/features/agreements/model/agreement";
import type { ReadAgreement } from "~/features/agreements/reads/read-agreement";
import {
  type Delivery,
  deliveries,
  deliveryId,
  milestones,
  type Progress,
  planned,
  progressId,
} from "~/features/milestones/model/milestone";
import { movesDespite, movesOf } from "~/features/milestones/model/milestone-moves";
import { acceptsAtOf, lastReturn } from "~/features/milestones/model/silence";
import { hindranceBetween } from "~/features/proposals/model/shared-work";
import type { StoreReads } from "~/platform/ports/store";
import { earliestToday } from "~/values/days";

/** A milestone of the version that holds, as one of its two sides reads it. */
export interface ReadMilestone {
  milestone: Milestone;
  currency: string | null;
  state: MilestoneState;
  /** It was due before today, wherever that is, and isn’t delivered. */
  late: boolean;
  turn: number;
  rounds: number;
  /** When it was moved last, ISO 8601 UTC. */
  at: string | null;
  /** When it counts as accepted if nothing is said, ISO 8601 UTC; null where it doesn’t. */
  acceptsAt: string | null;
  /** Whether that accepted it. */
  bySilence: boolean;
  /** The delivery that stands. */
  delivery: Delivery | null;
  /** What the reader may do next. */
  moves: readonly MilestoneMove[];
  /** False between blocked sides. */
  takesWords: boolean;
}

/** Those of the version that holds, in its order; none before one does. */
export async function readMilestones(
  reads: StoreReads,
  found: ReadAgreement,
  now: Date,
): Promise<ReadMilestone[]> {
  const { id, agreement, side, reader } = found;
  const version = await getVersion(reads, id, agreement?.inForce?.n);
  const content = version && contentOf(version);
  if (!content || content.milestones.length === 0) return [];
  const ids = content.milestones.map((one) => progressId(id, one.id));
  const states = await reads.getMany<Progress>(milestones.name, ids);
  const shown = states.flatMap((state) =>
    state?.data.shown ? [deliveryId(id, state.data.milestone, state.data.shown)] : [],
  );
  const delivered = await reads.getMany<Delivery>(deliveries.name, shown);
  const hindrance = await hindranceBetween(reads, found);
  const returned = await lastReturn(reads, found.proposal);
  const over = isOver(agreement, now);
  const mayAct = hindranceToAct(await standingOf(reads, reader)) === null;
  return content.milestones.map((milestone, at) => {
    const progress = states[at]?.data ?? null;
    const { state, shown: round } = progress ?? planned;
    const acceptsAt = acceptsAtOf(progress, content, returned);
    return {
      ...{ milestone, state },
      late:
        !over &&
        (state === "PLANNED" || state === "RETURNED") &&
        (milestone.dueOn ?? "9") < earliestToday(now),
      currency: content.price?.currency ?? null,
      turn: progress?.turn ?? 0,
      rounds: progress?.rounds ?? 0,
      at: progress?.at ?? null,
      // Nothing is promised that doesn’t come: while the hirer can’t answer, or once it has passed.
      acceptsAt: hindrance || (acceptsAt ?? "") <= now.toISOString() ? null : acceptsAt,
      bySilence: progress?.last === "SILENCE",
      delivery:
        delivered.find((one) => one?.data.milestone === milestone.id && one.data.round === round)?.data ??
        null,
      moves: mayAct ? movesDespite(movesOf(progress, side, now, over), hindrance) : [],
      takesWords: hindrance === null,
    };
  });
}

/** How many are shown. */
const EARLIER = 10;

/** The deliveries that were sent back before this one, the last first; ten at most. */
export async function readEarlier(
  reads: StoreReads,
  { agreement, milestone, round }: Delivery,
): Promise<Delivery[]> {
  const rounds = Array.from({ length: Math.min(round - 1, EARLIER) }, (_, at) => round - 1 - at);
  const ids = rounds.map((one) => deliveryId(agreement, milestone, one));
  return (await reads.getMany<Delivery>(deliveries.name, ids)).flatMap((one) => one?.data ?? []);
}
