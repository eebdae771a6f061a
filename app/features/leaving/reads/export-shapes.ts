import type { AttachedFile } from "~/domain/attached-file";
import { briefFields } from "~/domain/fields/brief-fields";
import { pickContent } from "~/domain/fields/content";
import { proposalFields } from "~/domain/fields/proposal-fields";
import { otherSide, type WorkSide } from "~/domain/reference";
import type { Account } from "~/features/accounts/model/account";
import type { Block } from "~/features/accounts/model/block";
import { isActive, mayReadOthers, standingOf } from "~/features/accounts/model/member";
import { settingsOf } from "~/features/accounts/model/settings";
import { type Agreement, type AgreementVersion, paperOf } from "~/features/agreements/model/agreement";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import { seenCounts } from "~/features/briefs/reads/read-brief";
import type { Message } from "~/features/conversations/model/message";
import { snoozedUntil, type Thread } from "~/features/conversations/model/thread";
import type { Delivery } from "~/features/milestones/model/milestone";
import type { Report } from "~/features/moderation/model/report";
import type { Profile } from "~/features/profiles/model/profile";
import type { Proposal } from "~/features/proposals/model/proposal";
import { seenBy } from "~/features/proposals/model/seen-proposal";
import type { Question } from "~/features/questions/model/question";
import {
  agreesToTitle,
  goesOnBy,
  isShown,
  uidOf,
  type Work,
  writtenBy,
} from "~/features/references/model/work";
import type { ScopeLedger } from "~/features/scope/model/scope-ledger";
import type { OwnWeek } from "~/features/time-sheets/reads/read-own-time";
import type { Versioned } from "~/platform/ports/store";
import { timeOfKey } from "~/values/sort-key";
import type { ExportScene } from "./export-lists";

export function toAccount(uid: string, account: Account): object {
  const { email, kind, status, emailVerifiedAt, createdAt, deletesAt = null, events = [] } = account;
  const own = { uid, email, kind, status, emailVerifiedAt, createdAt, deletesAt, events };
  return { ...own, ...settingsOf(account) };
}

/** Without pictures, and what repeats other content: the search fields, the work on its card. */
export function toProfile({
  foundBy: _,
  foundAt: _at,
  namedBy: _names,
  face: _face,
  portraits: _portraits,
  front: _front,
  ...profile
}: Profile): object {
  return profile;
}

/** The part that its hirer reads: the waiting list stays secret, from its members as well. */
export function toBrief({ id, data: brief }: Versioned<Brief>): object {
  const {
    status,
    closeReason,
    reopened,
    firstDates,
    late = false,
    createdAt,
    updatedAt,
    publishedAt,
    endedAt,
    events,
    edits = [],
  } = brief;
  const { leftInLine: _seenAsInLine, ...counts } = seenCounts(brief, "owner");
  return {
    id,
    status,
    closeReason,
    reopened,
    ...pickContent(briefFields, brief),
    firstDates,
    late,
    counts,
    createdAt: timeOfKey(createdAt),
    updatedAt: timeOfKey(updatedAt),
    publishedAt: publishedAt && timeOfKey(publishedAt),
    endedAt,
    events,
    edits: edits.map(({ at, changes }) => ({ at, changes })),
  };
}

/** Without a decision that is still untold. */
export async function toProposal({ reads, now }: ExportScene, proposal: Proposal): Promise<object | null> {
  const { briefId, createdAt, sentAt } = proposal;
  const brief = (await reads.get<Brief>(briefsCollection, briefId))?.data;
  if (!brief) return null;
  const { status, reason, note } = seenBy("applicant", proposal, brief, now);
  return {
    brief: briefId,
    status,
    reason,
    note,
    ...pickContent(proposalFields, proposal),
    createdAt: timeOfKey(createdAt),
    sentAt: sentAt && timeOfKey(sentAt),
    events: seenBy("applicant", proposal, brief, now).events,
  };
}

/** Question and answer without the asker: the hirer never learns who asked. */
export function toQuestion(
  { briefId, text, status, answer, answeredAt, changesBrief, ...question }: Question,
  uid: string,
): object {
  const asked = question.askerUid === uid;
  const askedAt = timeOfKey(question.askedAt);
  return { brief: briefId, asked, status, text, askedAt, answer, answeredAt, changesBrief };
}

/**
 * What the member wrote about the other, and what that one wrote about them once it is shown;
 * nothing of it while the member is suspended, or the other isn't active.
 */
export async function toWork(work: Work, { reads, uid, now }: ExportScene): Promise<object> {
  const side = work.hirerUid === uid ? "HIRER" : "TALENT";
  const readsOthers = mayReadOthers(await standingOf(reads, uid));
  const other = otherSide(side);
  const isReadable = readsOthers && isShown(work, now) && (await isActive(reads, uidOf(work, other)));
  return {
    brief: work.briefId,
    endedAt: work.endedAt,
    endSaid: work.endSaid,
    goesOnSaid: goesOnBy(work, side),
    showsAt: work.showsAt && timeOfKey(work.showsAt),
    titleAgreed: agreesToTitle(work, side),
    written: writtenBy(work, side),
    removed: work.removals
      .filter((removal) => removal.side === side)
      .map(({ what, words, at }) => ({ what, words, at })),
    received: isReadable ? writtenBy(work, other) : null,
  };
}

/** `readsOthers` false: without why the other side ended it. */
export function toAgreement(
  { briefId, inForce, log, lines = [], ended }: Agreement,
  side: WorkSide,
  readsOthers: boolean,
): object {
  const words = readsOthers || ended?.by === side ? ended?.words : null;
  return { brief: briefId, side, inForce, log, events: lines, ended: ended ? { ...ended, words } : null };
}

/** As in its own file, with what became of it. */
export function toAgreementVersion(version: AgreementVersion): object {
  const { status, answeredAt, words } = version;
  return { ...paperOf(version), status, answeredAt, words };
}

/** `only`: the side whose words it has; null for both. */
export function toDelivery({ round, at, words, files, returned }: Delivery, only: WorkSide | null): object {
  return {
    ...{ round, at, words: only === "HIRER" ? null : words },
    files: only === "HIRER" ? [] : files.map(named),
    returned: returned && { at: returned.at, words: only === "TALENT" ? null : returned.words },
  };
}

/** `only` as above. */
export function toWeek({ standing, amount, sheet }: OwnWeek, only: WorkSide | null): object {
  const { week, state, at, terms } = standing;
  const { entries = [], returned = null } = sheet ?? {};
  return {
    ...{ week, state, at, amount: amount && amount / 100 },
    ...{ unit: terms.unit, rate: terms.rate, currency: terms.currency, version: terms.n },
    days: entries.map(({ day, amount, note }) => ({
      ...{ day, amount: amount / 100, note: only === "HIRER" ? null : note },
    })),
    returned: returned && { at: returned.at, words: only === "TALENT" ? null : returned.words },
  };
}

/** Which messages were asked about, and what each is; the texts are those of the messages. */
export function toScope({ briefId, hirerUid, items }: ScopeLedger, uid: string): object {
  const side = hirerUid === uid ? "HIRER" : "TALENT";
  return {
    brief: briefId,
    asked: items.map(({ askedBy, ...item }) => ({ ...item, askedBy: askedBy === side ? "you" : "them" })),
  };
}

/** The member's own reports. Reports about them are left out: they would give away the reporter. */
export function toOwnReport({ data }: Versioned<Report>): object {
  const { about, subject, reason, note, open, createdAt } = data;
  return { about, id: subject, reason, note, open, reportedAt: timeOfKey(createdAt) };
}

export function toConversation(thread: Thread): object {
  const { kind, otherUid, briefId: brief, archived, muted, unread } = thread;
  return { kind, with: otherUid, brief, archived, snoozedUntil: snoozedUntil(thread), muted, unread };
}

export function toMessage({ by, at, text, files, editedAt }: Message, uid: string): object {
  return { by: by === uid ? "you" : "them", at, text, files: files.map(named), editedAt };
}

const named = ({ name, alt }: AttachedFile) => ({ name, alt });

export function toBlock({ data }: Versioned<Block>): object {
  return { member: data.otherUid, at: timeOfKey(data.at) };
}
