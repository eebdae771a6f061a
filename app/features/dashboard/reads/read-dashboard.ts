import type { Account } from "~/features/accounts/model/account";
import { mayFillIn, mayReadOthers } from "~/features/accounts/model/member";
import { type Brief, briefsCollection, isFilling } from "~/features/briefs/model/brief";
import { getHirerRecord, type HirerRecord } from "~/features/briefs/model/hirer-record";
import { listBriefsToDecide, listOwnBriefs } from "~/features/briefs/reads/list-briefs";
import { getTalent, type ReadBrief } from "~/features/briefs/reads/read-brief";
import { getProfile } from "~/features/profiles/model/profile";
import { type Proposal, proposalId, proposalsCollection } from "~/features/proposals/model/proposal";
import type { ReadWork } from "~/features/references/reads/read-work";
import type { Searches } from "~/platform/ports/search";
import type { StoreReads, Versioned } from "~/platform/ports/store";
import { limits } from "~/values/limits";
import { firstSteps } from "./first-steps";
import {
  type FittingBrief,
  findFittingBriefs,
  type LackingSkills,
  type RankedBriefs,
} from "./fitting-briefs";
import { type FittingMembers, findFittingMembers, type RankedMembers } from "./fitting-members";
import { invitationLines } from "./invitation-lines";
import { createMemory, type Memory } from "./memory";
import { type OwnProposal, ownProposalsToShow, toOwnProposals } from "./own-proposals";
import { lastProposals, numbersOf, type ProposalNumbers } from "./proposal-numbers";
import { readUnread, unreadByBrief, unreadLines } from "./unread-lines";
import { inOrder, type WorkLine } from "./work-line";
import { draftLines, questionLines, type RunningBrief, runningLines, runningToShow } from "./work-of-hirer";
import { availabilityLines, proposalLines, proposalsToLookAt, versionLines } from "./work-of-talent";
import { agreementLines, readScenes, referenceLines, runningWorks, worksToLookAt } from "./works";

/** The first page of a member: waiting work, best fits, and a few numbers. */
export interface Dashboard {
  work: WorkLine[];
  /** What runs, or begins. */
  works: ReadWork[];
  /** For a hirer. */
  running: RunningBrief[];
  /** For talent. */
  proposals: OwnProposal[];
  /** For talent: open briefs. */
  briefs: FittingBrief[];
  /** For talent while none fits. */
  lacking: LackingSkills | null;
  /** For a hirer with an open brief: members who fit it. */
  seeking: ({ brief: ReadBrief } & FittingMembers) | null;
  numbers: ProposalNumbers;
  /** For hirers. */
  record: HirerRecord | null;
}

/**
 * The dashboard answers that a process keeps, so that a return to the page, or a message, costs
 * little.
 */
export interface DashboardMemory {
  briefs: Memory<RankedBriefs>;
  members: Memory<RankedMembers>;
  proposals: Memory<OwnProposals>;
}

/** Made from the last hundred proposals. */
interface OwnProposals {
  numbers: ProposalNumbers;
  /** Briefs of the proposals that may wait for their applicant, and of those that are shown. */
  toLookAt: string[];
  toShow: string[];
  /** Works that may have ended. */
  works: string[];
}

/** How long an answer may be kept, in ms. */
const REMEMBERED = 300_000;

export function createDashboardMemory(): DashboardMemory {
  // Two kilobytes each at most.
  const bounds = { most: 5_000, forMs: REMEMBERED };
  return { briefs: createMemory(bounds), members: createMemory(bounds), proposals: createMemory(bounds) };
}

interface DashboardParts {
  reads: StoreReads;
  search: Pick<Searches, "briefs" | "members">;
  now: Date;
  memory: DashboardMemory;
}

interface Who {
  uid: string;
  account: Account;
}

/**
 * Makes a fixed number of queries to the store, each of a bounded length, however much data there
 * is (decisions/dashboard.md).
 */
export function readDashboard(parts: DashboardParts, who: Who): Promise<Dashboard> {
  return who.account.kind === "HIRER" ? dashboardOfHirer(parts, who) : dashboardOfTalent(parts, who);
}

async function dashboardOfTalent(
  { reads, search, now, memory }: DashboardParts,
  { uid, account }: Who,
): Promise<Dashboard> {
  const reader = await getTalent(reads, uid);
  const [profile, [newest], messages, invited] = await Promise.all([
    getProfile(reads, uid),
    lastProposals(reads, uid, "applicant", 1),
    readUnread(reads, uid).then((unread) => unreadLines(reads, unread)),
    invitationLines(reads, uid, now),
  ]);
  // Covers every change that the applicant may know of: each one updates the proposal.
  const key = `${uid} ${newest?.updatedAt}`;
  const known = memory.proposals(key, now, () => readOwnProposals(reads, uid, "applicant", now));
  const [{ numbers, toLookAt, toShow }, ofWorks, own, found] = await Promise.all([
    known,
    known.then(({ works }) => readWorks(reads, { uid, account }, works, now)),
    known.then(({ toLookAt, toShow }) => readWithBriefs(reads, uid, [...toLookAt, ...toShow])),
    reader
      ? findFittingBriefs({ reads, search: search.briefs, now, memory: memory.briefs }, reader, profile)
      : null,
  ]);
  const of = (ids: readonly string[]) => own.proposals.filter(({ briefId }) => ids.includes(briefId));
  const lines = [
    ...withInvitations([...messages, ...proposalLines(of(toLookAt), own.briefs, now)], invited),
    ...versionLines(of(toShow), own.briefs, now),
    ...ofWorks.waiting,
    ...(profile ? availabilityLines(profile.data, now) : []),
    ...(account.kind ? firstSteps(account, account.kind, profile?.data ?? null, newest !== undefined) : []),
  ];
  return {
    work: workOf(account, lines),
    works: ofWorks.running,
    running: [],
    proposals: toOwnProposals(of(toShow), own.briefs, now),
    briefs: found?.briefs ?? [],
    lacking: found?.lacking ?? null,
    seeking: null,
    numbers,
    record: null,
  };
}

/** The proposals of one applicant for these briefs, and the briefs by id. */
async function readWithBriefs(reads: StoreReads, uid: string, briefIds: readonly string[]) {
  const ids = [...new Set(briefIds)];
  const [proposals, briefs] = await Promise.all([
    reads.getMany<Proposal>(
      proposalsCollection,
      ids.map((id) => proposalId(id, uid)),
    ),
    reads.getMany<Brief>(briefsCollection, ids),
  ]);
  return {
    proposals: proposals.flatMap((proposal) => proposal?.data ?? []),
    briefs: new Map(briefs.flatMap((brief) => (brief ? [[brief.id, brief]] : []))),
  };
}

/** What runs, which a suspended member can’t read, and what there waits for the member. */
async function readWorks(
  reads: StoreReads,
  { uid, account }: Who,
  ids: readonly string[],
  now: Date,
): Promise<{ running: ReadWork[]; waiting: WorkLine[] }> {
  const scenes = await readScenes(reads, uid, ids, now);
  const [agreed, references] = await Promise.all([
    agreementLines(reads, scenes, now),
    referenceLines(reads, scenes, now),
  ]);
  return {
    running: mayReadOthers(account) ? runningWorks(uid, scenes, now) : [],
    waiting: [...agreed, ...references],
  };
}

async function dashboardOfHirer(
  { reads, search, now, memory }: DashboardParts,
  { uid, account }: Who,
): Promise<Dashboard> {
  const reading = readUnread(reads, uid);
  const [unread, messages, asked, open, inReview, drafts, record, profile] = await Promise.all([
    reading,
    reading.then((threads) => unreadLines(reads, threads)),
    questionLines(reads, uid),
    listBriefsToDecide(reads, uid, "OPEN", limits.workBriefs),
    listBriefsToDecide(reads, uid, "SHORTLISTING", limits.workBriefs),
    listOwnBriefs(reads, uid, "DRAFT", { first: 3, after: null }),
    getHirerRecord(reads, uid),
    getProfile(reads, uid),
  ]);
  const running = [...open, ...inReview];
  const unreadOf = unreadByBrief(unread);
  const hasBriefs = Object.values(record.briefs).some((count) => count > 0);
  const needy = account.status === "ACTIVE" ? neediest(open.filter(({ data }) => !isFilling(data))) : null;
  const brief = needy && toOwn(needy, { uid, account });
  // Every move of a proposal changes the counts of its brief.
  const key = [uid, ...running.map(({ id, version }) => `${id} ${version}`)].join();
  const known = memory.proposals(key, now, () => readOwnProposals(reads, uid, "hirer", now));
  const [found, { numbers }, ofWorks] = await Promise.all([
    brief ? findFittingMembers({ reads, search: search.members, now, memory: memory.members }, brief) : null,
    known,
    known.then(({ works }) => readWorks(reads, { uid, account }, works, now)),
  ]);
  const lines = [
    ...messages,
    ...asked,
    ...ofWorks.waiting,
    ...running.flatMap((brief) => runningLines(brief, now)),
    ...drafts.items.flatMap(draftLines),
    ...firstSteps(account, "HIRER", profile?.data ?? null, hasBriefs),
  ];
  return {
    work: workOf(account, lines),
    works: ofWorks.running,
    // A suspended hirer can't read the proposals that came in.
    running: mayFillIn(account)
      ? runningToShow(running).map((one) => ({
          brief: toOwn(one, { uid, account }),
          unread: unreadOf.get(one.id) ?? 0,
        }))
      : [],
    proposals: [],
    briefs: [],
    lacking: null,
    seeking: brief && found && { brief, ...found },
    numbers,
    record,
  };
}

async function readOwnProposals(
  reads: StoreReads,
  uid: string,
  as: "applicant" | "hirer",
  now: Date,
): Promise<OwnProposals> {
  const proposals = await lastProposals(reads, uid, as);
  return {
    numbers: numbersOf(proposals, as, now),
    toLookAt: proposalsToLookAt(proposals),
    toShow: ownProposalsToShow(proposals, now),
    works: worksToLookAt(proposals),
  };
}

/**
 * One line for each invitation: its first message is part of it and goes with it, and a proposal
 * that was begun for it stands in its place, with until when a place is kept.
 */
function withInvitations(lines: readonly WorkLine[], invited: readonly WorkLine[]): WorkLine[] {
  const isAbout =
    (kind: WorkLine["kind"], { brief }: WorkLine) =>
    (one: WorkLine) =>
      one.kind === kind && one.brief?.id === brief?.id;
  const waiting = invited.filter((one) => !lines.some(isAbout("PROPOSAL_DRAFT", one)));
  const isPart = (line: WorkLine) => line.count === 1 && invited.some((one) => isAbout("MESSAGE", one)(line));
  const withPlace = (line: WorkLine) => {
    const kept = invited.find((one) => one.count && isAbout("PROPOSAL_DRAFT", one)(line));
    return kept ? { ...line, count: kept.count, due: kept.due } : line;
  };
  return [...waiting, ...lines.filter((line) => !isPart(line)).map(withPlace)];
}

/** Without the right to act there is no waiting work: the page gives the reason above. */
function workOf(account: Account, lines: readonly WorkLine[]): WorkLine[] {
  return mayFillIn(account) ? inOrder(lines) : [];
}

/** The open brief with the fewest proposals; of equals the newest. */
function neediest(open: readonly Versioned<Brief>[]): Versioned<Brief> | null {
  const fewest = Math.min(...open.map(({ data }) => data.counts.total));
  return open.find(({ data }) => data.counts.total === fewest) ?? null;
}

function toOwn(brief: Versioned<Brief>, { uid, account }: Who): ReadBrief {
  return { ...brief, reader: { uid, as: "owner", kind: "HIRER", standing: account }, hidden: false };
}
