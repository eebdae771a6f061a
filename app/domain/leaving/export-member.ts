import { briefStatuses } from "~/contract/brief";
import { briefFields } from "~/contract/content/brief-fields";
import { pickContent } from "~/contract/content/content";
import { proposalFields } from "~/contract/content/proposal-fields";
import type { StoreReads } from "~/ports/store";
import { type Account, accountsCollection } from "../accounts/account";
import { settingsOf } from "../accounts/settings";
import { type Brief, briefsCollection } from "../briefs/brief";
import { listReplyAddresses } from "../conversations/reply-address";
import { listNotifications } from "../notices/list-notifications";
import { allOf, toQueryPage } from "../pages";
import { getProfile, type Profile } from "../profiles/profile";
import type { Proposal } from "../proposals/proposal";
import { seenEvents, seenState } from "../proposals/seen-proposal";
import type { Question } from "../questions/question";
import { listOwnBriefs } from "../reading/list-briefs";
import { listOwnProposals } from "../reading/list-proposals";
import { seenCounts } from "../reading/read-brief";
import { listReports } from "../reports/list-reports";
import type { Report } from "../reports/report";
import { listSaved } from "../saved/saved-briefs";
import { exportConversations } from "./export-conversations";
import { questionsOf } from "./leave-questions";

/**
 * All that is kept about a member, as they may know it: nothing of others but their messages to them, and no
 * decline that they were not told yet. Reads every page of every list of theirs.
 */
export async function exportMember(reads: StoreReads, uid: string, now: Date): Promise<object | null> {
  const found = await reads.get<Account>(accountsCollection, uid);
  if (!found) return null;
  const { email, kind, status, emailVerifiedAt, createdAt, deletesAt = null, events = [] } = found.data;
  const profile = await getProfile(reads, uid);
  const briefs: object[] = [];
  for (const state of briefStatuses)
    for await (const { id, data } of allOf((page) => listOwnBriefs(reads, uid, state, page)))
      briefs.push(toBrief(id, data));
  const proposals: object[] = [];
  for await (const { data } of allOf((page) => listOwnProposals(reads, uid, page))) {
    const brief = await reads.get<Brief>(briefsCollection, data.briefId);
    if (brief) proposals.push(toProposal(data, brief.data, now));
  }
  const saved: object[] = [];
  for await (const { data } of allOf((page) => listSaved(reads, uid, page)))
    saved.push({ brief: data.briefId, savedAt: toTime(data.savedAt) });
  const replyAddresses: object[] = [];
  for await (const { data } of allOf((page) => listReplyAddresses(reads, uid, page)))
    replyAddresses.push({ conversation: data.conversation, createdAt: toTime(data.createdAt) });
  const questions: object[] = [];
  for (const query of questionsOf(uid))
    for await (const { data } of allOf<Question>((page) => reads.query({ ...query, ...toQueryPage(page) })))
      questions.push(toQuestion(data, uid));
  const notifications: object[] = [];
  for await (const { data } of allOf((page) => listNotifications(reads, uid, page)))
    notifications.push({
      type: data.type,
      brief: data.briefId,
      unread: data.unread,
      createdAt: toTime(data.createdAt),
      keptUntil: data.expiresAt,
    });
  const reports: object[] = [];
  for await (const { data } of allOf((page) => listReports(reads, { by: uid }, page)))
    reports.push(toOwnReport(data));
  return {
    account: {
      uid,
      email,
      kind,
      status,
      emailVerifiedAt,
      createdAt,
      deletesAt,
      events,
      ...settingsOf(found.data),
    },
    profile: profile && toProfile(profile.data),
    briefs,
    proposals,
    savedBriefs: saved,
    questions,
    notifications,
    replyAddresses,
    reports,
    ...(await exportConversations(reads, uid)),
  };
}

/** What the member reported. What others report of them is not told: it would tell who. */
function toOwnReport({ about, subject, reason, note, open, createdAt }: Report): object {
  return { about, id: subject, reason, note, open, reportedAt: toTime(createdAt) };
}

/** Without what it is found by, which says nothing that isn't in it. */
function toProfile({ foundBy: _names, foundAt: _at, ...profile }: Profile): object {
  return profile;
}

/** What its hirer reads of it, and no more: who waits in line isn't told, not even to them. */
function toBrief(id: string, brief: Brief): object {
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
    createdAt: toTime(createdAt),
    updatedAt: toTime(updatedAt),
    publishedAt: publishedAt && toTime(publishedAt),
    endedAt,
    events,
  };
}

function toProposal(proposal: Proposal, brief: Brief, now: Date): object {
  const { briefId, createdAt, sentAt } = proposal;
  const { status, reason, note } = seenState(proposal, brief, "applicant", now);
  return {
    brief: briefId,
    status,
    reason,
    note,
    ...pickContent(proposalFields, proposal),
    createdAt: toTime(createdAt),
    sentAt: sentAt && toTime(sentAt),
    events: seenEvents(proposal, brief, "applicant", now),
  };
}

/** What was asked and answered, but for who asked: the hirer never learns it. */
function toQuestion(
  { briefId, text, status, answer, answeredAt, changesBrief, ...question }: Question,
  uid: string,
) {
  const asked = question.askerUid === uid;
  const askedAt = toTime(question.askedAt);
  return { brief: briefId, asked, status, text, askedAt, answer, answeredAt, changesBrief };
}

/** Sort keys are a time and an id. */
const toTime = (key: string) => key.split("_", 1)[0] ?? key;
