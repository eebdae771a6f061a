import { closeReasons, type OwnerCloseReason } from "~/contract/brief";
import { limits } from "~/contract/limits";
import { done, type Outcome, refused } from "~/contract/refusals";
import type { Versioned } from "~/ports/store";
import { isOfKind, type MarketParts, requireMember } from "../accounts/member";
import { type Brief, briefsCollection, createDraft, hasProposals, isFreeId, takesProposals } from "./brief";
import { type BriefScene, changeOwnBrief, findableBy, movedBrief, writeBrief } from "./change-brief";
import { problemsForPublishing } from "./check-brief";
import { checkContent } from "./check-content";
import { isMoved, problemsOfDates, withDates } from "./first-dates";
import { getHirerRecord, hirerRecordsCollection, runningBriefs, withBriefMoved } from "./hirer-record";
import { planEndOfBrief, planToTellWaiting } from "./plan-to-tell";
import { planTimedMoves } from "./timed-moves";

type MovedBrief = Promise<Outcome<Versioned<Brief>>>;

/**
 * Opens a draft to proposals. Refused with what is missing while the brief check finds something required.
 * Counts as a change: a form of the draft that is still open elsewhere must not change what others read.
 */
export function publishBrief(parts: MarketParts, uid: string, id: string, revision: number): MovedBrief {
  return changeOwnBrief(parts, uid, id, (scene) => {
    const { brief, now } = scene;
    // The button pressed twice.
    if (brief.status === "open" && brief.revision === revision + 1) return done(brief);
    if (brief.revision !== revision) return refused("stale");
    const moved = movedBrief(scene, "publish", "owner");
    if (!moved.ok) return moved;
    const problems = problemsForPublishing(brief, now);
    if (problems.length > 0) return refused("invalid", problems);
    const published = {
      ...moved.value,
      publishedAt: moved.value.updatedAt,
      revision: revision + 1,
    };
    writeBrief(scene, brief.status, published);
    planTimedMoves(scene.tx, parts.clock, id, published);
    return done(published);
  });
}

/** Takes no more proposals and begins to decide. */
export function beginShortlisting(parts: MarketParts, uid: string, id: string): MovedBrief {
  return changeOwnBrief(parts, uid, id, (scene) => {
    if (scene.brief.status === "shortlisting") return done(scene.brief);
    const moved = movedBrief(scene, "shortlist", "owner");
    if (moved.ok) writeBrief(scene, scene.brief.status, moved.value);
    return moved;
  });
}

/**
 * Takes proposals again, once, until a new day; the date to decide by may move with it, to later. Where
 * anybody has answered this is the one move of their dates, and everybody who waits is told.
 */
export function reopenBrief(
  parts: MarketParts,
  uid: string,
  id: string,
  dates: { closesOn: string; decideOn: string },
): MovedBrief {
  return changeOwnBrief(parts, uid, id, (scene) => {
    const { brief, now } = scene;
    if (brief.reopened && brief.status === "open" && isDated(brief, dates)) return done(brief);
    if (brief.reopened && brief.status === "shortlisting") return refused("reopened-before");
    const moved = movedBrief(scene, "reopen", "owner");
    if (!moved.ok) return moved;
    const dated = { ...withDates(moved.value, dates), reopened: true, revision: brief.revision + 1 };
    const problems = [...checkContent(dated), ...problemsForPublishing(dated, now)].filter(
      ({ field }) => field in dates,
    );
    if (!takesProposals(dated, now))
      problems.push({ field: "closesOn", message: "Choose a day from today on." });
    problems.push(...problemsOfDates(brief, dates, "reopen"));
    if (problems.length > 0) return refused("invalid", problems);
    const reopened = { ...dated, ...findableBy(dated) };
    writeBrief(scene, brief.status, reopened);
    planTimedMoves(scene.tx, parts.clock, id, reopened);
    if (hasProposals(brief) && isMoved(brief, dates))
      planToTellWaiting(scene.tx, parts.clock, {
        brief: id,
        notice: "brief-dates-moved",
        at: now.toISOString(),
      });
    return done(reopened);
  });
}

function isDated(brief: Brief, { closesOn, decideOn }: { closesOn: string; decideOn: string }): boolean {
  return brief.closesOn === closesOn && brief.decideOn === decideOn;
}

/** Ends a brief without filling it. Everybody who waits reads it from this moment, and is told by a job. */
export function closeBrief(
  parts: MarketParts,
  uid: string,
  id: string,
  reason: OwnerCloseReason,
): MovedBrief {
  return changeOwnBrief(parts, uid, id, (scene) => {
    const { brief } = scene;
    if ((reason as string) === "expired" || !closeReasons.some(([value]) => value === reason))
      return refused("invalid", [{ field: "reason", message: "Choose a reason from the list." }]);
    if (brief.status === "closed" && brief.closeReason === reason) return done(brief);
    const moved = movedBrief(scene, "close", "owner");
    return moved.ok ? done(endBrief(parts, scene, { ...moved.value, closeReason: reason })) : moved;
  });
}

/** Writes a brief that has ended and plans that those who wait are told. */
export function endBrief({ clock }: MarketParts, scene: BriefScene, ended: Brief): Brief {
  planEndOfBrief(scene.tx, clock, scene.id);
  return writeBrief(scene, scene.brief.status, ended);
}

/**
 * Deletes a draft; nothing else can be deleted. Deleting it again is no error, and what is somebody
 * else's answers as what is gone does: nobody learns that it is there.
 */
export function deleteDraft(
  { store }: MarketParts,
  uid: string,
  id: string,
): Promise<Outcome<{ id: string }>> {
  return store.transact(async (tx) => {
    const member = await requireMember(tx, uid);
    if (!member.ok) return member;
    const found = await tx.get<Brief>(briefsCollection, id);
    if (found?.data.hirerUid !== uid) return done({ id });
    if (found.data.status !== "draft") return refused("wrong-state");
    const record = await getHirerRecord(tx, uid);
    tx.delete(briefsCollection, id);
    tx.set(hirerRecordsCollection, uid, withBriefMoved(record, "draft", null));
    return done({ id });
  });
}

/** Copies any of a hirer's briefs to a new draft, without its dates. The same `copyId` again is the same copy. */
export function copyBrief(
  { store, clock }: MarketParts,
  uid: string,
  id: string,
  copyId: string,
): MovedBrief {
  return store.transact(async (tx) => {
    const member = await requireMember(tx, uid);
    if (!member.ok) return member;
    if (!isOfKind(member.value, "hirer")) return refused("wrong-kind");
    const found = await tx.get<Brief>(briefsCollection, id);
    const standing = await tx.get<Brief>(briefsCollection, copyId);
    const record = await getHirerRecord(tx, uid);
    if (found?.data.hirerUid !== uid || !isFreeId(copyId)) return refused("not-found");
    if (standing) return standing.data.hirerUid === uid ? done(standing) : refused("not-found");
    if (runningBriefs(record) >= limits.runningBriefs) return refused("too-many");
    const { title, summary, problem, desiredOutcome, skills, mustHaves, niceToHaves, budget } = found.data;
    const { startOn, weeks, workplace, location, openTo, seats, cap } = found.data;
    const now = clock.now();
    const content = { title, summary, problem, desiredOutcome, skills, mustHaves, niceToHaves, budget };
    const frame = { startOn, weeks, workplace, location, openTo, seats, cap, closesOn: null, decideOn: null };
    const brief = createDraft({ ...content, ...frame }, uid, copyId, now);
    writeBrief({ tx, now, id: copyId, brief, record }, null, brief);
    return done({ id: copyId, version: 1, data: brief });
  });
}
