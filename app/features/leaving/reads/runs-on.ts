import type { MemberState } from "~/domain/member-state";
import type { Account } from "~/features/accounts/model/account";
import { type Brief, briefsCollection, waitingIn } from "~/features/briefs/model/brief";
import { type Invitation, invitationsCollection } from "~/features/briefs/model/invitation";
import { seenStatus } from "~/features/briefs/model/invitation-moves";
import { listBriefsToDecide } from "~/features/briefs/reads/list-briefs";
import { shownNameOf } from "~/features/profiles/reads/name-of";
import { decisionOf } from "~/features/proposals/model/decision";
import { isWaiting, type Proposal, proposalsCollection } from "~/features/proposals/model/proposal";
import { seenBy } from "~/features/proposals/model/seen-proposal";
import type { StoreReads } from "~/platform/ports/store";
import { limits } from "~/values/limits";
import { listRunningWorks } from "./running-works";

/** What a member has begun with others that runs on, or ends, when they delete their account. */
export interface RunsOn {
  works: Part;
  briefs: Part;
  /** Their own proposals without a reply; for a hirer those that wait for theirs. */
  proposals: Part;
  /** Without an answer: those they got, or sent. */
  invitations: Part;
}

interface Part {
  count: number;
  /** The last five. */
  named: Named[];
}

interface Named {
  title: string | null;
  writtenIn: string | null;
  /** Of the other side; null where it isn't shown, and where none is meant. */
  name: string | null;
  nameState: MemberState | null;
}

/** How many are named. */
const NAMED = 5;

/** How many documents of a kind are looked at, the last changed first. */
const LOOKED_AT = limits.proposalsCounted;

const none: Part = { count: 0, named: [] };

export async function readRunsOn(
  reads: StoreReads,
  uid: string,
  account: Account,
  now: Date,
): Promise<RunsOn> {
  const isHirer = account.kind === "HIRER";
  const [{ works }, invitations, own] = await Promise.all([
    listRunningWorks(reads, uid, account, now, { after: null, limit: LOOKED_AT }),
    readInvitations(reads, uid, isHirer, now),
    isHirer ? readBriefs(reads, uid) : readProposals(reads, uid, now),
  ]);
  return { ...own, works: await toPart(reads, uid, works), invitations };
}

/** Running briefs, and the proposals for them that wait for a reply. */
async function readBriefs(reads: StoreReads, uid: string): Promise<Pick<RunsOn, "briefs" | "proposals">> {
  const found = await Promise.all(
    (["OPEN", "SHORTLISTING"] as const).map((status) =>
      listBriefsToDecide(reads, uid, status, limits.runningBriefs),
    ),
  );
  const briefs = found.flat().map(({ data }) => data);
  const waiting = briefs.reduce((sum, { counts }) => sum + waitingIn(counts), 0);
  return { briefs: await toPart(reads, uid, briefs), proposals: { count: waiting, named: [] } };
}

/** As their author may know them: an untold reply still waits. */
async function readProposals(
  reads: StoreReads,
  uid: string,
  now: Date,
): Promise<Pick<RunsOn, "briefs" | "proposals">> {
  const { items } = await reads.query<Proposal>({
    collection: proposalsCollection,
    where: { uid },
    orderBy: { field: "updatedAt", direction: "desc" },
    limit: LOOKED_AT,
  });
  const candidates = items.filter(({ data }) => isWaiting(data) || decisionOf(data) !== null);
  const briefs = await readBriefsOf(
    reads,
    candidates.map(({ data }) => data.briefId),
  );
  const waiting = candidates.flatMap(({ data }) => {
    const brief = briefs.get(data.briefId);
    if (!brief || !isWaiting(seenBy("applicant", data, brief, now))) return [];
    return { title: brief.title, writtenIn: brief.writtenIn, otherUid: data.hirerUid };
  });
  return { briefs: none, proposals: await toPart(reads, uid, waiting) };
}

async function readInvitations(reads: StoreReads, uid: string, isHirer: boolean, now: Date): Promise<Part> {
  const { items } = await reads.query<Invitation>({
    collection: invitationsCollection,
    where: isHirer ? { hirerUid: uid } : { uid },
    orderBy: { field: "sentAt", direction: "desc" },
    limit: LOOKED_AT,
  });
  const sent = items.filter(({ data }) => data.status === "SENT");
  const briefs = await readBriefsOf(
    reads,
    sent.map(({ data }) => data.briefId),
  );
  const open = sent.flatMap(({ data }) => {
    const brief = briefs.get(data.briefId);
    if (!brief || seenStatus(data, brief, now) !== "SENT") return [];
    const { title, writtenIn } = brief;
    return { title, writtenIn, otherUid: isHirer ? data.uid : data.hirerUid };
  });
  return toPart(reads, uid, open);
}

async function readBriefsOf(reads: StoreReads, ids: readonly string[]): Promise<ReadonlyMap<string, Brief>> {
  const briefs = await reads.getMany<Brief>(briefsCollection, [...new Set(ids)]);
  return new Map(briefs.flatMap((brief) => (brief ? [[brief.id, brief.data]] : [])));
}

async function toPart(
  reads: StoreReads,
  uid: string,
  found: readonly (Pick<Named, "title" | "writtenIn"> & { otherUid?: string })[],
): Promise<Part> {
  const named = found.slice(0, NAMED).map(async ({ title, writtenIn, otherUid }) => {
    const other = otherUid === undefined ? null : await shownNameOf(reads, uid, otherUid);
    return { title, writtenIn, name: other?.name ?? null, nameState: other?.state ?? null };
  });
  return { count: found.length, named: await Promise.all(named) };
}
