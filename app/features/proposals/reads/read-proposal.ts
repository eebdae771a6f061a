import { isRunning } from "~/domain/brief";
import { briefFields } from "~/domain/fields/brief-fields";
import { changedFields, emptyContent, pickContent } from "~/domain/fields/content";
import { proposalFields } from "~/domain/fields/proposal-fields";
import { isBlocked } from "~/features/accounts/model/block";
import {
  hindranceToAct,
  hindranceToFillIn,
  isActive,
  isSuspended,
  mayReadOthers,
  standingOf,
} from "~/features/accounts/model/member";
import {
  type Brief,
  briefsCollection,
  type FieldChange,
  isOverdue,
  takesProposals,
} from "~/features/briefs/model/brief";
import { getFormerVersion } from "~/features/briefs/model/versions";
import type { ReadBrief } from "~/features/briefs/reads/read-brief";
import { eventsBy } from "~/features/market/model/moves";
import { type PublicMember, readMember } from "~/features/profiles/reads/read-member";
import { unansweredMustHaves } from "~/features/proposals/model/check-proposal";
import { mayUndo } from "~/features/proposals/model/decision";
import {
  hasReachedHirer,
  type Proposal,
  proposalId,
  proposalsCollection,
} from "~/features/proposals/model/proposal";
import { type ProposalEvent, proposalMoves } from "~/features/proposals/model/proposal-moves";
import {
  type SeenProposal,
  seenBy,
  type VersionState,
  versionStateOf,
} from "~/features/proposals/model/seen-proposal";
import type { StoreReads, Versioned } from "~/platform/ports/store";

/** A proposal with its brief, as its author or the brief's owner may read it. */
export interface ReadProposal extends Versioned<Proposal> {
  brief: Versioned<Brief>;
  reader: "applicant" | "hirer";
}

/**
 * A proposal for its author or the brief's owner; null for all others. Null for the owner, too,
 * while it is a draft or waits in line, for good where it waited there to the end, and while the
 * owner is suspended. Of a withdrawn one the owner reads only that it was withdrawn.
 */
export async function readProposal(
  reads: StoreReads,
  uid: string,
  { briefId, applicantUid }: { briefId: string; applicantUid: string },
): Promise<ReadProposal | null> {
  const found = await reads.get<Proposal>(proposalsCollection, proposalId(briefId, applicantUid));
  const brief = await reads.get<Brief>(briefsCollection, briefId);
  if (applicantUid !== uid && !mayReadOthers(await standingOf(reads, uid))) return null;
  return found && brief && toReadProposal(found, brief, uid);
}

/** The brief of a proposal, for the same reader. */
export async function briefOf(reads: StoreReads, proposal: ReadProposal): Promise<ReadBrief> {
  const uid = readerUidOf(proposal);
  const standing = await standingOf(reads, uid);
  const reader =
    proposal.reader === "hirer"
      ? ({ uid, as: "owner", kind: "HIRER", standing } as const)
      : ({ uid, as: "talent", kind: proposal.data.kind, standing } as const);
  return { ...proposal.brief, reader, hidden: await isSuspended(reads, proposal.brief.data.hirerUid) };
}

/** Its applicant, as the same reader may see them. */
export function applicantOf(reads: StoreReads, proposal: ReadProposal): Promise<PublicMember | null> {
  const { uid, briefId } = proposal.data;
  return readMember(reads, readerUidOf(proposal), uid, { briefId });
}

function readerUidOf({ data, brief, reader }: ReadProposal): string {
  return reader === "hirer" ? brief.data.hirerUid : data.uid;
}

export function toReadProposal(
  found: Versioned<Proposal>,
  brief: Versioned<Brief>,
  uid: string,
): ReadProposal | null {
  if (found.data.uid === uid) return { ...found, brief, reader: "applicant" };
  if (brief.data.hirerUid !== uid || !hasReachedHirer(found.data)) return null;
  if (found.data.status !== "WITHDRAWN") return { ...found, brief, reader: "hirer" };
  return { ...found, data: { ...found.data, ...withoutWords }, brief, reader: "hirer" };
}

/** A withdrawn proposal is its author's alone again, with all edits for sending it anew. */
const withoutWords = emptyContent(proposalFields);

export function seenByReader({ data, brief, reader }: ReadProposal, now: Date): SeenProposal {
  return seenBy(reader, data, brief.data, now);
}

/**
 * A reader's next moves with a proposal, so that pages don't repeat the rules. A sendable proposal
 * is editable, too.
 */
export type ProposalMove =
  | Exclude<ProposalEvent, "QUEUE" | "PROMOTE" | "END">
  | "SAVE"
  | "CONFIRM"
  | "CHANGE";

export async function proposalMovesNow(
  reads: StoreReads,
  proposal: ReadProposal,
  now: Date,
): Promise<ProposalMove[]> {
  const moves = nextProposalMoves(proposal, now);
  if (moves.length === 0) return moves;
  const standing = await standingOf(reads, readerUidOf(proposal));
  if (hindranceToAct(standing) !== null)
    // Only the author sees a proposal that was never sent.
    return hindranceToFillIn(standing) === null ? moves.filter((move) => move === "DELETE") : [];
  if (await mayGoOn(reads, proposal)) return moves;
  const ends = proposal.reader === "applicant" ? ["WITHDRAW", "DELETE"] : ["DECLINE", "TAKE_BACK"];
  return moves.filter((move) => ends.includes(move));
}

/** Whether the other's account is active, with no block between the two. */
async function mayGoOn(reads: StoreReads, { data: { uid }, brief, reader }: ReadProposal): Promise<boolean> {
  const { hirerUid } = brief.data;
  if (await isBlocked(reads, uid, hirerUid)) return false;
  return reader === "applicant" ? !(await isSuspended(reads, hirerUid)) : isActive(reads, uid);
}

/** The same by the states alone. */
function nextProposalMoves(proposal: ReadProposal, now: Date): ProposalMove[] {
  const { brief, reader } = proposal;
  const { status, tellsAt } = seenByReader(proposal, now);
  const state = versionStateOf(proposal.data, { status }, brief.data, now);
  const isOpen = reader === "applicant" ? takesProposals(brief.data, now) : isRunning(brief.data);
  const moves = eventsBy(proposalMoves[status], reader)
    .filter((event) => event !== "QUEUE" && event !== "PROMOTE" && event !== "END")
    .filter((move) => move === "WITHDRAW" || move === "DELETE" || isOpen)
    .filter((move) => move !== "ACCEPT" || (!isOverdue(brief.data, now) && state !== "ASKED"))
    .filter((move) => move !== "TAKE_BACK" || (tellsAt !== null && mayUndo({ tellsAt }, brief.data)));
  if (reader === "applicant" && state !== "CURRENT") return [...answersTo(proposal, state), ...moves];
  return moves.includes("SEND") ? ["SAVE", ...moves] : moves;
}

/** What its author may say to a new version: that it holds, unless it lacks an answer; or anew. */
function answersTo({ data, brief }: ReadProposal, state: VersionState): ProposalMove[] {
  const mayHold = unansweredMustHaves(data, brief.data).length === 0;
  return [...(mayHold ? (["CONFIRM"] as const) : []), ...(state === "ASKED" ? (["CHANGE"] as const) : [])];
}

/**
 * What its brief said in the version that a proposal answers, and says now, field by field; none
 * where it answers the brief as it stands, or that version is gone.
 */
export async function changesSince(
  reads: StoreReads,
  proposal: ReadProposal,
  now: Date,
): Promise<FieldChange[]> {
  const { data, brief } = proposal;
  if (versionStateOf(data, seenByReader(proposal, now), brief.data, now) === "CURRENT") return [];
  const before = await getFormerVersion(reads, data.briefId, data.version ?? 1);
  if (!before) return [];
  return changedFields(briefFields, before, pickContent(briefFields, brief.data))
    .filter((field) => field !== "readers")
    .map((field) => ({ field, from: before[field], to: brief.data[field] }));
}
