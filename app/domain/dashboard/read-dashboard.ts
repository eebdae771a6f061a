import type { BriefStatus } from "~/contract/brief";
import { dayOf } from "~/contract/days";
import { limits } from "~/contract/limits";
import type { Search } from "~/ports/search";
import type { StoreReads, Versioned } from "~/ports/store";
import type { Account } from "../accounts/account";
import { mayFillIn } from "../accounts/member";
import { type Brief, briefsCollection } from "../briefs/brief";
import { getHirerRecord, type HirerRecord } from "../briefs/hirer-record";
import { isAvailabilityFresh } from "../profiles/availability";
import { getProfile } from "../profiles/profile";
import { listOwnBriefs } from "../reading/list-briefs";
import { getTalent, type ReadBrief } from "../reading/read-brief";
import { firstSteps } from "./first-steps";
import { type FittingBrief, findFittingBriefs } from "./fitting-briefs";
import { type FittingMember, findFittingMembers } from "./fitting-members";
import { lastProposals, numbersOf, type ProposalNumbers } from "./proposal-numbers";
import { byUrgency, type WorkLine } from "./work-line";
import { draftLine, runningLines } from "./work-of-hirer";
import { availabilityLines, proposalLines, proposalsToLookAt } from "./work-of-talent";

/** What a member reads first: what waits for them, what fits them, and a few numbers. */
export interface Dashboard {
  work: WorkLine[];
  /** For talent: open briefs. */
  briefs: FittingBrief[];
  /** For a hirer with an open brief: members who fit it. */
  seeking: { brief: ReadBrief; members: FittingMember[] } | null;
  numbers: ProposalNumbers;
  /** For hirers. */
  record: HirerRecord | null;
}

interface DashboardParts {
  reads: StoreReads;
  search: Search;
  now: Date;
}

interface Who {
  uid: string;
  account: Account;
}

/** Asks the store a fixed number of questions, each of a bounded length, however much there is (decision 0094). */
export function readDashboard(parts: DashboardParts, who: Who): Promise<Dashboard> {
  return who.account.kind === "HIRER" ? dashboardOfHirer(parts, who) : dashboardOfTalent(parts, who);
}

async function dashboardOfTalent(parts: DashboardParts, { uid, account }: Who): Promise<Dashboard> {
  const { reads, now } = parts;
  const reader = await getTalent(reads, uid);
  const [found, proposals, briefs] = await Promise.all([
    getProfile(reads, uid),
    lastProposals(reads, uid, "applicant"),
    reader ? findFittingBriefs(parts, reader) : [],
  ]);
  const profile = found?.data ?? null;
  const ids = proposalsToLookAt(proposals, now).map(({ briefId }) => briefId);
  const about = (await reads.getMany<Brief>(briefsCollection, ids)).filter((brief) => brief !== null);
  const lines = [
    ...proposalLines(proposals, new Map(about.map((brief) => [brief.id, brief])), now),
    ...(profile ? availabilityLines(profile, isAvailabilityFresh(profile, now), now) : []),
    ...(account.kind ? firstSteps(account, account.kind, profile, proposals.length > 0) : []),
  ];
  const numbers = numbersOf(proposals, "applicant", now);
  return { work: workOf(account, lines, now), briefs, seeking: null, numbers, record: null };
}

async function dashboardOfHirer({ reads, now }: DashboardParts, { uid, account }: Who): Promise<Dashboard> {
  const list = async (status: BriefStatus, first: number) =>
    (await listOwnBriefs(reads, uid, status, { first, after: null })).items;
  const [open, inReview, drafts, record, profile, proposals] = await Promise.all([
    list("OPEN", limits.page),
    list("SHORTLISTING", limits.page),
    list("DRAFT", 3),
    getHirerRecord(reads, uid),
    getProfile(reads, uid),
    lastProposals(reads, uid, "hirer"),
  ]);
  const hasBriefs = Object.values(record.briefs).some((count) => count > 0);
  const lines = [
    ...[...open, ...inReview].flatMap((brief) => runningLines(brief, now)),
    ...drafts.map(draftLine),
    ...firstSteps(account, "HIRER", profile?.data ?? null, hasBriefs),
  ];
  const needy = account.status === "ACTIVE" ? neediest(open) : null;
  const seeking = needy && toOwn(needy, { uid, account });
  return {
    work: workOf(account, lines, now),
    briefs: [],
    seeking: seeking && { brief: seeking, members: await findFittingMembers(reads, seeking, now) },
    numbers: numbersOf(proposals, "hirer", now),
    record,
  };
}

/** Nothing waits for whoever can't do anything: the page says why above. */
function workOf(account: Account, lines: readonly WorkLine[], now: Date): WorkLine[] {
  return mayFillIn(account) ? byUrgency(lines, dayOf(now)) : [];
}

/** The open brief that has the fewest proposals; of equals the newest. */
function neediest(open: readonly Versioned<Brief>[]): Versioned<Brief> | null {
  const fewest = Math.min(...open.map(({ data }) => data.counts.total));
  return open.find(({ data }) => data.counts.total === fewest) ?? null;
}

function toOwn(brief: Versioned<Brief>, { uid, account }: Who): ReadBrief {
  return { ...brief, reader: { uid, as: "owner", kind: "HIRER", standing: account }, hidden: false };
}
