import { isRunning } from "~/domain/brief";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { blockId, blocksCollection } from "~/features/accounts/model/block";
import { type Brief, freePlaces, isFilling } from "~/features/briefs/model/brief";
import {
  noteInThreads,
  type ProposalThreads,
  readProposalThreads,
} from "~/features/conversations/writes/proposal-threads";
import type { EventLine } from "~/features/market/model/event-line";
import { notify } from "~/features/notifications/writes/notify";
import { withPlaces } from "~/features/proposals/model/counts";
import { isHeld, undecided } from "~/features/proposals/model/decision";
import { type Proposal, proposalId, proposalsCollection } from "~/features/proposals/model/proposal";
import type { Clock } from "~/platform/ports/clock";
import type { Page, StoreReads, StoreTransaction, Versioned } from "~/platform/ports/store";
import { limits } from "~/values/limits";
import { movedProposal } from "./change-proposal";

/** Giving one place writes up to ten documents. */
const placesAtOnce = 20;

/** The next proposals to take places, with their conversations. */
export interface Line {
  proposals: readonly Versioned<Proposal>[];
  threads: ProposalThreads;
}

/**
 * The proposals that take the free places, or the `freed` ones of this transaction, the longest
 * waiting first. A place is lost on an applicant that the hirer could only decline, so suspended
 * and leaving members are passed over, and so are members with a block between them and the hirer;
 * they keep their place in line, since that may end. Reads the line in pages, three reads each,
 * until every place is given or the line ends: at most `placesAtOnce`, so that their writes fit in
 * a transaction. More are free only where members came back, and then `member-back` gives the rest.
 * Read before the first write of its transaction.
 */
export async function nextInLine(
  reads: StoreReads,
  briefId: string,
  brief: Brief,
  freed: 0 | 1,
): Promise<Line> {
  const invited = await readInvited(reads, briefId, brief);
  const wanted = Math.min(freePlaces(brief) + invited.length + freed, placesAtOnce);
  const found: Versioned<Proposal>[] = [...invited];
  const isFound = (id: string) => invited.some((one) => one.id === id);
  let after: string | null = null;
  do {
    const page: Page<Proposal> = await reads.query<Proposal>({
      collection: proposalsCollection,
      where: { briefId, status: "WAITLISTED" },
      orderBy: { field: "sentAt", direction: "asc" },
      limit: limits.page,
      after,
    });
    const uids = page.items.map(({ data }) => data.uid);
    const accounts = await reads.getMany<Account>(accountsCollection, uids);
    const parted = await partedFromHirer(reads, page.items);
    found.push(
      ...page.items.filter(
        ({ id }, at) => accounts[at]?.data.status === "ACTIVE" && !parted.has(id) && !isFound(id),
      ),
    );
    after = page.next;
  } while (after !== null && found.length < wanted);
  const proposals = found.slice(0, Math.max(0, wanted));
  const threads = await readProposalThreads(
    reads,
    proposals.map(({ data }) => data),
  );
  return { proposals, threads };
}

/**
 * Proposals in line whose place is kept: sent upon an invitation while the last seat was given.
 * They come before the rest of the line.
 */
async function readInvited(
  reads: StoreReads,
  briefId: string,
  { keptFor = [], waiting = [] }: Brief,
): Promise<Versioned<Proposal>[]> {
  const ids = keptFor.filter((uid) => waiting.includes(uid)).map((uid) => proposalId(briefId, uid));
  if (ids.length === 0) return [];
  const found = await reads.getMany<Proposal>(proposalsCollection, ids);
  return found.filter((one) => one !== null).filter(({ data }) => data.status === "WAITLISTED");
}

/** The proposals with a block between applicant and hirer, by id. */
async function partedFromHirer(
  reads: StoreReads,
  proposals: readonly Versioned<Proposal>[],
): Promise<ReadonlySet<string>> {
  const ids = proposals.flatMap(({ data: { uid, hirerUid } }) => [
    blockId(uid, hirerUid),
    blockId(hirerUid, uid),
  ]);
  const blocks = await reads.getMany(blocksCollection, ids);
  return new Set(proposals.filter((_one, at) => blocks[2 * at] || blocks[2 * at + 1]).map(({ id }) => id));
}

/**
 * Takes a place back and gives it to the next in line, in the transaction that frees it. Like
 * givePlaces.
 */
export function givePlaceBack(tx: StoreTransaction, clock: Clock, brief: Brief, line: Line): Brief {
  return givePlaces(tx, clock, { ...brief, counts: withPlaces(brief.counts, -1) }, line);
}

/**
 * Gives the free places of a brief to the waiting list, in its order. Answers the brief with its
 * counts; writes the promoted proposals, not the brief.
 */
export function givePlaces(tx: StoreTransaction, clock: Clock, brief: Brief, line: Line): Brief {
  let given = brief;
  for (const { id, data } of line.proposals) {
    // While the last seat is given, a promoted proposal would only get a no.
    if (!isRunning(given) || isFilling(given)) break;
    if (freePlaces(given) < 1 && !given.keptFor?.includes(data.uid)) break;
    const now = clock.now();
    const moved = movedProposal({ proposal: data, brief: given, now, id }, "PROMOTE", "system");
    if (!moved.ok) continue;
    // The applicant believes that it was sent.
    const wasHeld = isHeld(data);
    tx.set(proposalsCollection, id, wasHeld ? asSent(data) : moved.value.proposal);
    noteInThreads(tx, line.threads, data, { event: wasHeld ? "SEND" : "PROMOTE", at: now.toISOString() });
    const about = { briefId: data.briefId, applicantUid: data.uid };
    if (!wasHeld) notify(tx, clock, { uid: data.uid, type: "proposal-promoted", ...about });
    notify(tx, clock, { uid: brief.hirerUid, type: "proposal-received", ...about });
    given = { ...moved.value.brief, counts: withPlaces(moved.value.brief.counts, 1) };
  }
  return given;
}

/** A held proposal (waiting only while the last seat was given) as if it had been sent normally. */
function asSent(proposal: Proposal): Proposal {
  const events = proposal.events.with(-1, { ...proposal.events.at(-1), event: "SEND" } as EventLine);
  return { ...proposal, status: "SENT", ...undecided, events };
}
