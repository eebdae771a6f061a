import { problemsForPublishing } from "~/domain/brief-check";
import { briefFields } from "~/domain/fields/brief-fields";
import { copyContent } from "~/domain/fields/content";
import { isOfKind, type MarketParts, requireMember } from "~/features/accounts/model/member";
import { settingsOf } from "~/features/accounts/model/settings";
import {
  type Brief,
  briefsCollection,
  createDraft,
  isFilling,
  isFreeId,
  takesProposals,
} from "~/features/briefs/model/brief";
import { checkBriefContent } from "~/features/briefs/model/check-content";
import { problemsOfDates, withDates } from "~/features/briefs/model/first-dates";
import {
  getHirerRecord,
  hirerRecordsCollection,
  runningBriefs,
  withBriefMoved,
} from "~/features/briefs/model/hirer-record";
import { withEdit } from "~/features/briefs/model/mending";
import { readFilesToDrop } from "~/features/files/writes/attach";
import { pressOf } from "~/features/market/model/press";
import type { Versioned } from "~/platform/ports/store";
import { limits } from "~/values/limits";
import { ok, type Result, refuse } from "~/values/result";
import { keyFor } from "~/values/short-key.server";
import { type BriefScene, changeOwnBrief, movedBrief, writeBrief } from "./change-brief";
import { planEndOfBrief, planToTellEdit } from "./plan-to-tell";
import { planTimedMoves } from "./timed-moves";

type MovedBrief = Promise<Result<Versioned<Brief>>>;

/**
 * Opens a draft to proposals. Refused with the missing fields while the brief check finds something
 * required. Counts as a change: a form of the draft that is still open elsewhere must not change
 * the published text. Its dates are days in the hirer's time zone: that of their settings, else
 * `timeZone` (a checked IANA name), that of their browser.
 */
export function publishBrief(
  parts: MarketParts,
  uid: string,
  id: string,
  revision: number,
  timeZone: string | null = null,
): MovedBrief {
  return changeOwnBrief(parts, uid, id, (scene) => {
    const { brief, now, member } = scene;
    // A repeated press of the button.
    if (brief.status === "OPEN" && brief.revision === revision + 1) return ok(brief);
    if (brief.revision !== revision) return refuse("STALE");
    const moved = movedBrief(scene, "PUBLISH", "owner");
    if (!moved.ok) return moved;
    const published = {
      ...moved.value,
      timeZone: settingsOf(member.account).timeZone ?? timeZone,
      publishedAt: moved.value.updatedAt,
      revision: revision + 1,
    };
    const problems = problemsForPublishing(brief, now);
    if (problems.length === 0 && !takesProposals(published, now))
      problems.push({ field: "closesOn", code: "dayOver" });
    if (problems.length > 0) return refuse("INVALID", { problems });
    writeBrief(scene, brief.status, published);
    planTimedMoves(scene.tx, parts.clock, id, published);
    return ok(published);
  });
}

/** Takes no more proposals and begins to decide. */
export function beginShortlisting(parts: MarketParts, uid: string, id: string): MovedBrief {
  return changeOwnBrief(parts, uid, id, (scene) => {
    if (scene.brief.status === "SHORTLISTING") return ok(scene.brief);
    if (isFilling(scene.brief)) return refuse("WRONG_STATE");
    const moved = movedBrief(scene, "SHORTLIST", "owner");
    if (moved.ok) writeBrief(scene, scene.brief.status, moved.value);
    return moved;
  });
}

/**
 * Takes proposals again, once, until a new day; the date to decide by may move with it, to later.
 * After the first proposal this is the one move of the dates, and every waiting applicant is told.
 */
export function reopenBrief(
  parts: MarketParts,
  uid: string,
  id: string,
  dates: { closesOn: string; decideOn: string },
): MovedBrief {
  return changeOwnBrief(parts, uid, id, (scene) => {
    const { brief, now } = scene;
    if (brief.reopened && brief.status === "OPEN" && isDated(brief, dates)) return ok(brief);
    if (brief.reopened && brief.status === "SHORTLISTING") return refuse("REOPENED_BEFORE");
    if (isFilling(brief)) return refuse("WRONG_STATE");
    const moved = movedBrief(scene, "REOPEN", "owner");
    if (!moved.ok) return moved;
    const opened = { ...withDates(moved.value, dates), reopened: true, revision: brief.revision + 1 };
    const dated = withEdit(brief, opened, now);
    const problems = [...checkBriefContent(dated), ...problemsForPublishing(dated, now)].filter(
      ({ field }) => field in dates,
    );
    if (!takesProposals(dated, now)) problems.push({ field: "closesOn", code: "dayOver" });
    problems.push(...problemsOfDates(brief, dates, "reopen"));
    if (problems.length > 0) return refuse("INVALID", { problems });
    writeBrief(scene, brief.status, dated);
    planTimedMoves(scene.tx, parts.clock, id, dated);
    planToTellEdit(scene.tx, parts.clock, { id, before: brief, after: dated });
    return ok(dated);
  });
}

function isDated(brief: Brief, { closesOn, decideOn }: { closesOn: string; decideOn: string }): boolean {
  return brief.closesOn === closesOn && brief.decideOn === decideOn;
}

/** Writes an ended brief and plans the notifications of those who wait. */
export function endBrief({ clock }: MarketParts, scene: BriefScene, ended: Brief): Brief {
  planEndOfBrief(scene.tx, clock, scene.id);
  return writeBrief(scene, scene.brief.status, ended);
}

/**
 * Deletes a draft; other states are refused. Deleting again is no error, and another hirer's brief
 * gets the same answer as a deleted one, which doesn't tell that it exists.
 */
export function deleteDraft(
  { store, clock }: MarketParts,
  uid: string,
  id: string,
): Promise<Result<{ id: string }>> {
  return store.transact(async (tx) => {
    const member = await requireMember(tx, uid);
    if (!member.ok) return member;
    const found = await tx.get<Brief>(briefsCollection, id);
    if (found?.data.hirerUid !== uid) return ok({ id });
    if (found.data.status !== "DRAFT") return refuse("WRONG_STATE");
    const record = await getHirerRecord(tx, uid);
    const dropFiles = await readFilesToDrop(tx, clock.now(), "BRIEF", id);
    dropFiles();
    tx.delete(briefsCollection, id);
    tx.set(hirerRecordsCollection, uid, withBriefMoved(record, "DRAFT", null));
    return ok({ id });
  });
}

/**
 * Copies any of a hirer's briefs to a new draft, without its dates. The same `key` for the same
 * revision of the same brief gives the same copy.
 */
export function copyBrief({ store, clock }: MarketParts, uid: string, id: string, key: string): MovedBrief {
  return store.transact(async (tx) => {
    const member = await requireMember(tx, uid);
    if (!member.ok) return member;
    if (!isOfKind(member.value, "HIRER")) return refuse("WRONG_KIND");
    const found = await tx.get<Brief>(briefsCollection, id);
    if (found?.data.hirerUid !== uid || !isFreeId(key, uid)) return refuse("NOT_FOUND");
    const copyId = keyFor(pressOf(key, uid, id, String(found.data.revision)));
    const existing = await tx.get<Brief>(briefsCollection, copyId);
    if (existing) return ok(existing);
    const record = await getHirerRecord(tx, uid);
    if (runningBriefs(record) >= limits.runningBriefs) return refuse("TOO_MANY");
    const now = clock.now();
    const brief = createDraft(copyContent(briefFields, found.data), uid, copyId, now);
    writeBrief({ tx, now, id: copyId, brief, record }, null, brief);
    return ok({ id: copyId, version: 1, data: brief });
  });
}
