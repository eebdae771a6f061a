import type { BriefStatus } from "~/domain/brief";
import {
  isOfKind,
  type MarketParts,
  type Member,
  requireActive,
  requireMember,
} from "~/features/accounts/model/member";
import { type Brief, briefsCollection, closesAt, waitingIn } from "~/features/briefs/model/brief";
import { type BriefActor, type BriefEvent, moveBrief } from "~/features/briefs/model/brief-moves";
import { isAfterFirstDate } from "~/features/briefs/model/first-dates";
import {
  getHirerRecord,
  type HirerRecord,
  hirerRecordsCollection,
  withBriefMoved,
} from "~/features/briefs/model/hirer-record";
import { withEvent } from "~/features/market/model/event-line";
import { planToIndexBrief } from "~/features/market/writes/plan-to-index";
import type { StoreTransaction, Versioned } from "~/platform/ports/store";
import { TELL_DELAY } from "~/values/durations";
import { ok, type Result, refuse } from "~/values/result";
import { planToFreePlaces } from "./plan-to-free-place";
import { setBrief } from "./set-brief";

/** The state that a change of a brief starts from, read inside its transaction. */
export interface BriefScene {
  tx: StoreTransaction;
  now: Date;
  id: string;
  brief: Brief;
  record: HirerRecord;
}

/**
 * Runs a change of the owner's brief in one transaction. Another hirer's brief reads as not found.
 * `unconfirmed` also allows it with an unproven address.
 */
export function changeOwnBrief(
  { store, clock }: MarketParts,
  uid: string,
  id: string,
  work: (scene: BriefScene & { member: Member }) => Promise<Result<Brief>> | Result<Brief>,
  { unconfirmed = false } = {},
): Promise<Result<Versioned<Brief>>> {
  return store.transact(async (tx) => {
    const member = await (unconfirmed ? requireMember(tx, uid) : requireActive(tx, uid));
    if (!member.ok) return member;
    if (!isOfKind(member.value, "HIRER")) return refuse("WRONG_KIND");
    const found = await tx.get<Brief>(briefsCollection, id);
    if (found?.data.hirerUid !== uid) return refuse("NOT_FOUND");
    const record = await getHirerRecord(tx, uid);
    const changed = await work({ tx, now: clock.now(), id, brief: found.data, record, member: member.value });
    return changed.ok ? ok({ id, version: found.version + 1, data: changed.value }) : changed;
  });
}

/**
 * The brief after an event, with its event line; refused where the state machine says so. Writes
 * nothing.
 */
export function movedBrief(
  { brief, now, id }: BriefScene,
  event: Exclude<BriefEvent, "DELETE">,
  actor: BriefActor,
): Result<Brief> {
  const to = moveBrief(brief.status, event, actor);
  if (to === null || to === "DELETED") return refuse("WRONG_STATE");
  const at = now.toISOString();
  return ok({
    ...brief,
    status: to,
    updatedAt: `${at}_${id}`,
    ...(to === "FILLED" || to === "CLOSED" ? { endedAt: at, fillsAt: null } : { endedAt: null }),
    events: withEvent(brief.events, { at, event, by: actor === "owner" ? "hirer" : "system" }),
  });
}

/**
 * Writes a brief with its hirer's record. Only open briefs are in the search, so the change is
 * indexed where the brief is or was open.
 */
export function writeBrief(
  { tx, now, id, record, brief: before }: BriefScene,
  from: BriefStatus | null,
  brief: Brief,
): Brief {
  setBrief(tx, now, id, from === null ? null : before, brief);
  if (from === "OPEN" || brief.status === "OPEN") planToIndexBrief(tx, now, id);
  // The invited can’t take their places any more, and the waiting list may.
  if (from === "OPEN" && brief.status !== "OPEN") planToFreePlaces(tx, now, id, brief.keptFor ?? []);
  if (from !== brief.status) {
    tx.set<HirerRecord>(
      hirerRecordsCollection,
      brief.hirerUid,
      decided(withBriefMoved(record, from, brief.status), brief, decidedAt(before, brief)),
    );
  }
  return brief;
}

/**
 * The record after a brief ended: late where proposals still waited after the date that was told
 * first, however often it moved since. A record isn't had for nothing: a brief without proposals
 * counts neither way, nor does one that its hirer closed before its last day for proposals while
 * some had no reply, or cancelled within a day. Later the end itself is the reply.
 */
function decided(record: HirerRecord, brief: Brief, at: Date | null): HirerRecord {
  const { status, counts, late } = brief;
  if ((status !== "FILLED" && status !== "CLOSED") || counts.total === 0) return record;
  const isTooLate = at !== null && isAfterFirstDate(brief, at);
  if (late || (isTooLate && waitingIn(counts) > 0)) return { ...record, decidedLate: record.decidedLate + 1 };
  return wasCalledOff(brief) ? record : { ...record, decidedInTime: record.decidedInTime + 1 };
}

/** How soon after it was published a cancelled brief counts as never meant, in ms. */
const MEANT_AFTER = 86_400_000;

/** Whether its hirer ended it early, before everyone had a reply or the brief a chance. */
function wasCalledOff(brief: Brief): boolean {
  const { status, closeReason, counts, endedAt, publishedAt } = brief;
  if (status !== "CLOSED" || closeReason === "EXPIRED" || endedAt === null) return false;
  const age = Date.parse(endedAt) - Date.parse(publishedAt?.split("_", 1)[0] ?? endedAt);
  const wasEarly = isBeforeLastDay(brief, new Date(endedAt));
  return (wasEarly && waitingIn(counts) > 0) || (closeReason === "CANCELLED" && age < MEANT_AFTER);
}

/** Whether a moment is before the end of the last day for proposals. */
export function isBeforeLastDay(brief: Pick<Brief, "closesOn" | "timeZone">, moment: Date): boolean {
  const until = closesAt(brief);
  return until !== null && moment < until;
}

/**
 * When its hirer decided how it ends: a yes for the last seat fills the brief when it is told, ten
 * minutes later.
 */
function decidedAt({ fillsAt }: Brief, { status, endedAt }: Brief): Date | null {
  if (status === "FILLED" && fillsAt) return new Date(Date.parse(fillsAt) - TELL_DELAY);
  return endedAt === null ? null : new Date(endedAt);
}
