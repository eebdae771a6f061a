import type { AgreementContent } from "~/domain/fields/agreement-fields";
import type { Milestone, MilestoneEvent, MilestoneMove } from "~/domain/milestone";
import { otherSide } from "~/domain/reference";
import { type MarketParts, requireActive } from "~/features/accounts/model/member";
import {
  type Agreement,
  agreementsCollection,
  contentOf,
  getVersion,
  isOver,
} from "~/features/agreements/model/agreement";
import {
  type AgreementEntry,
  agreementLog,
  entryAfter,
  entryId,
  linesAfter,
} from "~/features/agreements/model/agreement-log";
import { type AgreementScene, readAgreementScene } from "~/features/agreements/model/agreement-scene";
import {
  type Delivery,
  deliveries,
  deliveryId,
  hashOfDelivered,
  hashOfWords,
  milestones,
  type Progress,
  planned,
  progressId,
} from "~/features/milestones/model/milestone";
import { movesDespite, movesOf } from "~/features/milestones/model/milestone-moves";
import { notify } from "~/features/notifications/writes/notify";
import { touchFeed } from "~/features/notifications/writes/touch-feed";
import { hindranceBetween } from "~/features/proposals/model/shared-work";
import type { Clock } from "~/platform/ports/clock";
import type { StoreTransaction } from "~/platform/ports/store";
import type { RefusalCode } from "~/values/refusals";
import { ok, type Result, refuse } from "~/values/result";
import { keepDates, type Records, readRecords } from "./keep-dates";

/** A milestone as a page showed it. */
export interface Named {
  milestone: string;
  turn: number;
}

export interface MilestoneChange extends AgreementScene {
  tx: StoreTransaction;
  clock: Clock;
  now: Date;
  agreement: Agreement;
  /** Of the version that holds. */
  content: AgreementContent;
  milestone: Milestone;
  /** Null until its first move. */
  progress: Progress | null;
  /** The delivery that stands. */
  delivery: Delivery | null;
  hindrance: RefusalCode | null;
  /** Of how the two kept dates. */
  records: Records;
}

/**
 * Runs a move of one of the two sides on a milestone of the version that holds, in one transaction
 * that reads and writes the agreement: of two moves at once, one sees the other. STALE where the
 * page showed another turn; the same press repeated (`isSame`: with the same words and files)
 * changes nothing.
 */
export function changeMilestone(
  { store, clock }: MarketParts,
  uid: string,
  id: string,
  { milestone: named, turn }: Named,
  move: MilestoneMove,
  change: (found: MilestoneChange) => Result<Changed> | Promise<Result<Changed>>,
  isSame: (found: MilestoneChange) => boolean = () => true,
): Promise<Result<undefined>> {
  return store.transact(async (tx) => {
    const member = await requireActive(tx, uid);
    if (!member.ok) return member;
    const now = clock.now();
    const scene = await readAgreementScene(tx, uid, id, now);
    const { agreement } = scene ?? {};
    if (!scene || !agreement?.inForce) return refuse("NOT_FOUND");
    const version = await getVersion(tx, id, agreement.inForce.n);
    const content = version && contentOf(version);
    const milestone = content?.milestones.find((one) => one.id === named);
    if (!content || !milestone) return refuse("NOT_FOUND");
    const progress = (await tx.get<Progress>(milestones.name, progressId(id, named)))?.data ?? null;
    const delivery = progress?.shown
      ? ((await tx.get<Delivery>(deliveries.name, deliveryId(id, named, progress.shown)))?.data ?? null)
      : null;
    const hindrance = await hindranceBetween(tx, scene);
    const records = await readRecords(tx, agreement);
    const found: MilestoneChange = {
      ...scene,
      tx,
      clock,
      now,
      agreement,
      content,
      milestone,
      progress,
      delivery,
      hindrance,
      records,
    };
    const at = progress?.turn ?? 0;
    if (progress?.last === move && at === turn + 1 && isSame(found)) return ok();
    if (at !== turn) return refuse("STALE");
    const own = movesOf(progress, scene.side, now, isOver(agreement, now));
    if (!own.includes(move)) return refuse("WRONG_STATE");
    if (hindrance && !movesDespite(own, hindrance).includes(move)) return refuse(hindrance);
    const changed = await change(found);
    if (!changed.ok) return changed;
    writeMoved(found, move, changed.value);
    return ok();
  });
}

/**
 * `content`: the hash of what the move is about, unless that is the delivery that stands. `lookBy`,
 * ISO 8601 UTC: until when what it delivers is to be looked at.
 */
type Changed = Pick<Progress, "state"> &
  Partial<Pick<Progress, "shown" | "rounds" | "before" | "acceptsAt" | "first">> & {
    content?: string;
    lookBy?: string;
  };

type Moved = Pick<
  MilestoneChange,
  "tx" | "now" | "id" | "side" | "agreement" | "progress" | "delivery" | "records"
> & { milestone: Pick<Milestone, "id"> };

/** Writes the milestone and the entry of the log that tells its move, and shows both. */
export function writeMoved(
  { tx, now, id, side, agreement, milestone, progress, delivery, records }: Moved,
  move: MilestoneEvent,
  { content = delivery ? hashOfDelivered(delivery) : hashOfWords(null), lookBy, ...changed }: Changed,
): void {
  const at = now.toISOString();
  const begun: Pick<Progress, keyof typeof planned | "rounds" | "before" | "turn" | "acceptsAt" | "first"> =
    progress ?? { ...planned, rounds: 0, before: planned, turn: 0 };
  const { acceptsAt: _before, ...stands } = begun;
  const next = {
    ...stands,
    ...changed,
    ...{ agreement: id, milestone: milestone.id, last: move, at },
    turn: begun.turn + 1,
  };
  tx.set<Progress>(milestones.name, progressId(id, milestone.id), next);
  keepDates({ tx, now, agreement, records }, { event: move, from: progress, to: next, lookBy });
  const n = agreement.inForce?.n ?? 0;
  const entry = entryAfter(agreement.log, id, { event: move, side, n, content, at, milestone: milestone.id });
  tx.set<AgreementEntry>(agreementLog.name, entryId(id, entry.seq), entry);
  const { accepted = [], delivered = [] } = agreement;
  const others = delivered.filter((one) => one !== milestone.id);
  tx.set<Agreement>(agreementsCollection, id, {
    ...agreement,
    ...(next.state === "ACCEPTED" && { accepted: [...accepted, milestone.id] }),
    delivered: next.state === "DELIVERED" ? [...others, milestone.id] : others,
    log: { entries: entry.seq, hash: entry.hash },
    lines: linesAfter(agreement.lines, entry),
  });
  for (const reader of [agreement.uid, agreement.hirerUid]) touchFeed(tx, now, reader);
}

/** Tells the other side, once of each turn. */
export function tellOther(
  { tx, clock, id, side, proposal, milestone, progress }: MilestoneChange,
  type: "milestone-delivered" | "milestone-accepted" | "milestone-sent-back",
): void {
  const { briefId, uid: applicantUid, hirerUid } = proposal;
  const uid = otherSide(side) === "HIRER" ? hirerUid : applicantUid;
  const key = `${type}-${id}-${milestone.id}-${(progress?.turn ?? 0) + 1}`;
  notify(tx, clock, { uid, type, briefId, applicantUid, milestone: milestone.id }, key);
}
