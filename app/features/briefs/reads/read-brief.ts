import type { AccountKind } from "~/domain/account";
import { isRunning, type TalentKind } from "~/domain/brief";
import { type CheckLine, checkBrief } from "~/domain/brief-check";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { isBlocked } from "~/features/accounts/model/block";
import {
  hindranceToAct,
  hindranceToFillIn,
  isSuspended,
  mayReadOthers,
  type Standing,
} from "~/features/accounts/model/member";
import {
  type Brief,
  type BriefCounts,
  briefsCollection,
  freePlaces,
  isFilling,
  noCounts,
  placesTaken,
  takesProposals,
} from "~/features/briefs/model/brief";
import { type BriefEvent, briefMoves } from "~/features/briefs/model/brief-moves";
import { isOpenTo } from "~/features/briefs/model/facets";
import { mayReopen } from "~/features/briefs/model/first-dates";
import type { EventLine } from "~/features/market/model/event-line";
import { eventsBy } from "~/features/market/model/moves";
import { type Proposal, proposalId, proposalsCollection } from "~/features/proposals/model/proposal";
import type { StoreReads, Versioned } from "~/platform/ports/store";
import { listOwnBriefs } from "./list-briefs";

/** How the reader relates to a brief that they may read. */
export interface ReadBrief extends Versioned<Brief> {
  reader: BriefReader;
  /** Its hirer is suspended: other members don't find it, and it takes no proposals. */
  hidden: boolean;
}

export interface BriefReader {
  uid: string;
  as: "owner" | "talent";
  kind: AccountKind;
  standing: Standing;
}

/**
 * A brief for a reader, or null. Its owner always reads it; freelancers and agencies once it is
 * published, if it is open to their kind or their address is confirmed, and neither they nor its
 * hirer are suspended; and members with a draft proposal for it. To all others it doesn't exist.
 */
export async function readBrief(reads: StoreReads, uid: string, id: string): Promise<ReadBrief | null> {
  const account = await reads.get<Account>(accountsCollection, uid);
  const found = await reads.get<Brief>(briefsCollection, id);
  const kind = account?.data.kind;
  if (!account || !found || !kind) return null;
  if (found.data.hirerUid === uid)
    return {
      ...found,
      reader: { uid, as: "owner", kind, standing: account.data },
      hidden: !mayReadOthers(account.data),
    };
  const reader = toTalent(uid, account.data);
  if (!reader || found.data.status === "DRAFT") return null;
  const read = { ...found, reader, hidden: await isSuspended(reads, found.data.hirerUid) };
  if (!read.hidden && mayRead(reader, found.data)) return read;
  return (await reads.get<Proposal>(proposalsCollection, proposalId(id, uid))) && read;
}

/** A reader of other members' briefs. */
export interface Talent extends BriefReader {
  as: "talent";
  kind: TalentKind;
}

/** A freelancer or agency; null for other accounts. */
export async function getTalent(reads: StoreReads, uid: string): Promise<Talent | null> {
  const account = await reads.get<Account>(accountsCollection, uid);
  return account && toTalent(uid, account.data);
}

function toTalent(uid: string, { kind, status, review }: Account): Talent | null {
  return kind === null || kind === "HIRER" ? null : { uid, as: "talent", kind, standing: { status, review } };
}

/** Those of a hirer's open briefs that a freelancer or an agency may read: 20 at most. */
export async function readOpenOf(
  reads: StoreReads,
  hirerUid: string,
  readerUid: string,
  now: Date,
): Promise<ReadBrief[]> {
  const reader = await getTalent(reads, readerUid);
  if (!reader || (await isBlocked(reads, hirerUid, readerUid)) || (await isSuspended(reads, hirerUid)))
    return [];
  const { items } = await listOwnBriefs(reads, hirerUid, "OPEN", { first: 20, after: null });
  return items
    .filter(({ data }) => mayRead(reader, data) && takesProposals(data, now))
    .map((brief) => ({ ...brief, reader, hidden: false }));
}

/**
 * A confirmed member reads the briefs for both kinds but answers only those for their own; a
 * suspended one reads none.
 */
export function mayRead(
  { kind, standing }: Pick<Talent, "kind" | "standing">,
  brief: Pick<Brief, "openTo">,
): boolean {
  return mayReadOthers(standing) && (standing.status === "ACTIVE" || isOpenTo(brief, kind));
}

/**
 * The stored counts, with the places that are kept for invited members among the taken ones. Only
 * the owner reads how many these are.
 */
type SeenCounts = BriefCounts & { kept: number };

/**
 * The counts of proposals as a reader may know them. For its owner, proposals that were in line
 * when the brief ended still count as in line: no list of theirs has them. Others read only how
 * full it is.
 */
export function seenCounts(
  brief: Pick<Brief, "counts" | "status" | "cap" | "fillsAt" | "keptFor">,
  reader: BriefReader["as"],
): SeenCounts {
  const runs = isRunning(brief);
  const kept = runs ? (brief.keptFor ?? []).length : 0;
  const places = runs ? placesTaken(brief) : brief.counts.places;
  const { sent, shortlisted, waitlisted, declined, leftInLine = 0 } = brief.counts;
  // A place that waits only because the last seat is given counts as taken: the seat is still
  // untold.
  const held = isFilling(brief) ? Math.max(0, Math.min(waitlisted, freePlaces(brief))) : 0;
  if (reader !== "owner")
    return { ...noCounts, places: places + held, waitlisted: waitlisted - held, kept: 0 };
  const read = {
    ...brief.counts,
    places,
    kept,
    waitlisted: waitlisted + leftInLine,
    declined: declined - leftInLine,
  };
  if (runs) return read;
  // From the end of the brief its waiting applicants read a decline, before a job has written it
  // into each proposal.
  return { ...read, sent: 0, shortlisted: 0, declined: read.declined + sent + shortlisted };
}

/** The brief check and the brief's history, for its owner; null for others. */
export function seenCheck({ data, reader }: ReadBrief, now: Date): CheckLine[] | null {
  return reader.as === "owner" ? checkBrief(data, now) : null;
}

export function seenBriefEvents({ data, reader }: ReadBrief): EventLine[] | null {
  return reader.as === "owner" ? data.events : null;
}

/**
 * A reader's next moves with a brief, so that pages don't repeat the rules. Accepting is what fills
 * a brief.
 */
export type BriefMove =
  | Exclude<BriefEvent, "FILL" | "EXPIRE">
  | "EDIT"
  | "COPY"
  | "PROPOSE"
  | "ASK"
  | "BOOKMARK";

export function nextBriefMoves(brief: ReadBrief, now: Date): BriefMove[] {
  const { standing } = brief.reader;
  const moves = brief.reader.as === "talent" ? movesOfTalent(brief, now) : movesOfOwner(brief.data, now);
  if (hindranceToAct(standing) === null) return moves;
  if (hindranceToFillIn(standing) !== null) return [];
  return moves.filter(
    (move) => privateMoves.includes(move) && (move !== "EDIT" || brief.data.status === "DRAFT"),
  );
}

/** The same, with blocks: members parted by one send each other neither questions nor proposals. */
export async function briefMovesNow(reads: StoreReads, brief: ReadBrief, now: Date): Promise<BriefMove[]> {
  const moves = nextBriefMoves(brief, now);
  if (!moves.includes("ASK") || !(await isBlocked(reads, brief.reader.uid, brief.data.hirerUid)))
    return moves;
  return moves.filter((move) => move !== "ASK" && move !== "PROPOSE");
}

/**
 * Moves that others don't see. With an unconfirmed address nothing is published, so edits go to a
 * draft.
 */
const privateMoves: readonly BriefMove[] = ["EDIT", "COPY", "DELETE", "BOOKMARK"];

function movesOfTalent({ data: brief, reader: { kind }, hidden }: ReadBrief, now: Date): BriefMove[] {
  const mayAnswer = !hidden && kind !== "HIRER" && isOpenTo(brief, kind) && takesProposals(brief, now);
  return mayAnswer ? ["BOOKMARK", "PROPOSE", "ASK"] : ["BOOKMARK"];
}

function movesOfOwner(brief: Brief, now: Date): BriefMove[] {
  // Its last seat is given: undo that first.
  if (isFilling(brief)) return ["COPY"];
  const moves = eventsBy(briefMoves[brief.status], "owner")
    .filter((event) => event !== "FILL" && event !== "EXPIRE")
    .filter((move) => move !== "REOPEN" || mayReopen(brief, now));
  const mayEdit = brief.status === "DRAFT" || isRunning(brief);
  return [...(mayEdit ? (["EDIT"] as const) : []), ...moves, "COPY"];
}
