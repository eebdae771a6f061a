import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { onTestFinished } from "vitest";
import { type BriefStatus, briefCounts } from "~/domain/brief";
import { type ProposalStatus, proposalCounts } from "~/domain/proposal";
import type { Account } from "~/features/accounts/model/account";
import { type Block, blockId } from "~/features/accounts/model/block";
import { type Brief, closesAt, isFilling } from "~/features/briefs/model/brief";
import { type BriefEvent, briefMoves } from "~/features/briefs/model/brief-moves";
import type { HirerRecord } from "~/features/briefs/model/hirer-record";
import type { EventLine } from "~/features/market/model/event-line";
import type { Notification } from "~/features/notifications/model/notification";
import { hasReachedHirer, type Proposal, proposalId } from "~/features/proposals/model/proposal";
import { type ProposalEvent, proposalMoves } from "~/features/proposals/model/proposal-moves";
import { fromStored } from "~/operations/migrations/stored-spelling";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import type { JobDocument } from "~/platform/jobs/queue.server";
import { inTransaction } from "~/platform/store/sqlite/in-transaction.server";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import indexes from "../../firestore.indexes.json";

/** All that the market keeps, by id. */
interface Books {
  accounts: Map<string, Account>;
  briefs: Map<string, Brief>;
  proposals: Map<string, Proposal>;
  blocks: Map<string, Block>;
  hirerRecords: Map<string, HirerRecord>;
  notifications: Map<string, Notification>;
  jobs: Map<string, JobDocument>;
}

/** A store on disk, whose books can be gone through whole: no port offers that, because no page may need it. */
export function createBooks() {
  const directory = mkdtempSync(join(tmpdir(), "books-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const file = join(directory, "store.sqlite");
  return {
    file,
    /** One more connection to it, as another process would open. */
    open: () => createVersionedStore(createSqliteStore({ file, indexes, patienceMs: 30_000 })),
    faults: () => faultsInFile(file),
  };
}

/**
 * What is wrong in the books of a database; nothing in books that are right. `wasLate` says that jobs ran late, as after
 * a kill.
 */
export function faultsInFile(file: string, { wasLate = false } = {}): string[] {
  return faultsIn(readBooks(file), wasLate);
}

export function readBooks(file: string): Books {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const read = <T>(collection: string) => {
      const isThere = db.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?");
      // The engine marks capitals: to SQLite names in either case are the same.
      const table = `doc:${collection.replace(/[A-Z]/g, (letter) => `$${letter.toLowerCase()}`)}`;
      if (!isThere.get(table)) return new Map<string, T>();
      const rows = db.prepare(`SELECT id, data FROM "${table}"`).all() as { id: string; data: string }[];
      return new Map(rows.map(({ id, data }) => [id, fromStored(collection, JSON.parse(data)) as T]));
    };
    // One view of all, also while others write.
    return inTransaction(db, "deferred", () => ({
      accounts: read<Account>("accounts"),
      briefs: read<Brief>("briefs"),
      proposals: read<Proposal>("proposals"),
      blocks: read<Block>("blocks"),
      hirerRecords: read<HirerRecord>("hirerRecords"),
      notifications: read<Notification>("notifications"),
      jobs: read<JobDocument>("jobs"),
    }));
  } finally {
    db.close();
  }
}

const running: readonly BriefStatus[] = ["OPEN", "SHORTLISTING"];
const waits: readonly ProposalStatus[] = ["SENT", "SHORTLISTED", "WAITLISTED"];

/** Every rule between what is kept apart: counts and what they count, states and their history, promises and their jobs. */
function faultsIn(books: Books, wasLate: boolean): string[] {
  const proposalsOf = groupBy([...books.proposals.values()], ({ briefId }) => briefId);
  const faults = [
    ...[...books.briefs].flatMap(([id, brief]) => {
      const own = proposalsOf.get(id) ?? [];
      const found = [...faultsInBrief(brief, own), ...promisesOf(id, brief, own, books)];
      return found.map((fault) => `brief ${id} (${brief.status}): ${fault}`);
    }),
    ...[...books.proposals].flatMap(([id, proposal]) =>
      faultsInProposal(id, proposal, books, wasLate).map(
        (fault) => `proposal ${id} (${proposal.status}): ${fault}`,
      ),
    ),
  ];
  const briefsOf = groupBy([...books.briefs.values()], ({ hirerUid }) => hirerUid);
  for (const [uid, briefs] of briefsOf) {
    // Of a member who is gone only the briefs stay.
    if (!books.accounts.has(uid)) continue;
    const record = books.hirerRecords.get(uid);
    const counted = tally(briefs.map(({ status }) => briefCounts[status]));
    for (const [status, count] of Object.entries(record?.briefs ?? {}))
      if (count !== (counted[status] ?? 0))
        faults.push(`record of ${uid}: ${count} ${status}, and there are ${counted[status] ?? 0}`);
    const late = [...books.briefs].filter(
      ([id, brief]) =>
        brief.hirerUid === uid && brief.endedAt !== null && isLate(brief, proposalsOf.get(id) ?? []),
    ).length;
    // The history of a proposal goes with its author.
    const isWhole = [...books.briefs].every(
      ([id, brief]) =>
        brief.hirerUid !== uid ||
        brief.counts.total === (proposalsOf.get(id) ?? []).filter(({ status }) => status !== "DRAFT").length,
    );
    const decided = [...books.briefs].filter(
      ([id, brief]) => brief.hirerUid === uid && isRecorded(brief, proposalsOf.get(id) ?? []),
    ).length;
    const recorded = (record?.decidedInTime ?? 0) + (record?.decidedLate ?? 0);
    if (isWhole && recorded !== decided) faults.push(`record of ${uid}: decided ${recorded} of ${decided}`);
    if (isWhole && (record?.decidedLate ?? 0) !== late)
      faults.push(`record of ${uid}: ${record?.decidedLate} late, and there are ${late}`);
  }
  return faults;
}

/** Whether a brief's end counts for its hirer: not without proposals, nor where it was called off in time. */
function isRecorded(brief: Brief, proposals: Proposal[]): boolean {
  const { status, closeReason, counts, endedAt, publishedAt } = brief;
  if (endedAt === null || counts.total === 0) return false;
  if (status !== "CLOSED" || closeReason === "EXPIRED" || isLate(brief, proposals)) return true;
  const ended = Date.parse(endedAt);
  const age = ended - Date.parse(publishedAt?.split("_", 1)[0] ?? endedAt);
  const hadNoReply = proposals.some(
    (one) =>
      ["SENT", "SHORTLISTED", "WAITLISTED"].includes(one.status) ||
      one.events.some(({ event }) => event === "END"),
  );
  const wasEarly = ended < (closesAt(brief)?.getTime() ?? 0);
  return !(wasEarly && hadNoReply) && !(closeReason === "CANCELLED" && age < 86_400_000);
}

function faultsInBrief(brief: Brief, proposals: Proposal[]): string[] {
  const faults: string[] = [];
  const must = (holds: boolean, fault: string) => holds || faults.push(fault);
  const { counts, status, waiting } = brief;
  const sent = proposals.filter((one) => one.status !== "DRAFT");
  const counted = tally(sent.map(({ status: one }) => (one === "DRAFT" ? "draft" : proposalCounts[one])));
  const { places, total, leftInLine, ...byStatus } = counts;
  // Members who are gone took back what nobody had answered; it still counts as withdrawn.
  const gone = byStatus.withdrawn - (counted.withdrawn ?? 0);
  must(gone >= 0, `${byStatus.withdrawn} withdrawn, and there are ${counted.withdrawn}`);
  for (const [name, count] of Object.entries(byStatus))
    if (name !== "withdrawn")
      must(count === (counted[name] ?? 0), `${count} ${name}, and there are ${counted[name] ?? 0}`);
  const unread = sent.filter((one) => one.status === "DECLINED" && !hasReachedHirer(one)).length;
  must(leftInLine === unread, `${leftInLine} left on the waiting list, and there are ${unread}`);
  must(total === sent.length + gone, `${total} in all, and there are ${sent.length + gone}`);

  const isRunning = running.includes(status);
  const untold = proposals.filter((one) => one.status === "DECLINED" && one.formerStatus !== null).length;
  const taken = counts.sent + counts.shortlisted + counts.accepted + untold;
  if (isRunning) {
    must(places === taken, `${places} places, and ${taken} are taken`);
    must(places <= brief.cap, `${places} places of ${brief.cap}`);
  }
  const line = proposals.filter((one) => one.status === "WAITLISTED");
  const bySent = line.sort((a, b) => ((a.sentAt ?? "") < (b.sentAt ?? "") ? -1 : 1)).map(({ uid }) => uid);
  must(`${[...waiting].sort()}` === `${bySent.sort()}`, `the line is ${waiting}, and ${bySent} wait`);

  must(counts.accepted <= brief.seats, `${counts.accepted} accepted for ${brief.seats} seats`);
  must(
    (status === "FILLED" || isFilling(brief)) === counts.accepted >= brief.seats,
    `${counts.accepted} of ${brief.seats} seats`,
  );
  must((status === "CLOSED") === (brief.closeReason !== null), `closed because of ${brief.closeReason}`);
  must(
    (status === "FILLED" || status === "CLOSED") === (brief.endedAt !== null),
    `ended at ${brief.endedAt}`,
  );
  must((status === "DRAFT") === (brief.publishedAt === null), `published at ${brief.publishedAt}`);
  let replayed: string = "DRAFT";
  for (const { event } of brief.events)
    replayed = briefMoves[replayed as BriefStatus]?.[event as BriefEvent]?.to ?? `${event} in ${replayed}`;
  must(replayed === status, `its history says ${replayed}`);
  return faults;
}

/** Whether anybody waited beyond the day that was named first, by the history of each proposal alone. */
function isLate(brief: Brief, proposals: Proposal[]): boolean {
  const { decideOn } = brief.firstDates ?? brief;
  const due = new Date(Date.parse(`${decideOn}T00:00:00Z`) + 86_400_000).toISOString();
  // The yes for the last seat decides for everybody, however much later it is told.
  const yeses = proposals.flatMap(({ events }) => events.filter(({ event }) => event === "ACCEPT"));
  const lastYes = yeses
    .map(({ at }) => at)
    .sort()
    .at(-1);
  const ended = brief.status === "FILLED" ? (lastYes ?? brief.endedAt) : brief.endedAt;
  return proposals.some(({ events }) => {
    let waited = false;
    for (const { at, event } of events) {
      const until = event === "END" ? (ended ?? at) : at;
      const waits: boolean = event === "PROMOTE" || event === "SHORTLIST" ? waited : begins.includes(event);
      if (waited && !waits && until >= due) return true;
      waited = waits;
    }
    return waited && ended !== null && ended >= due;
  });
}
const begins = ["SEND", "QUEUE", "TAKE_BACK"];

/** What a state promises to happen by itself stands in the queue. */
function promisesOf(
  id: string,
  brief: Brief,
  proposals: Proposal[],
  { accounts, blocks, jobs }: Books,
): string[] {
  const faults: string[] = [];
  const isPlanned = (job: string) => jobs.has(job) || faults.push(`nothing plans ${job}`);
  if (brief.status === "OPEN") isPlanned(`brief-closes-${id}`);
  if (running.includes(brief.status)) isPlanned(`brief-expires-${id}`);
  const isOver = brief.endedAt !== null;
  if (isOver && proposals.some(({ status }) => waits.includes(status))) isPlanned(`brief-ended-${id}`);
  // Whoever is away, or parted by a block, is passed over, and asked again when that has ended.
  const isParted = (uid: string) =>
    blocks.has(blockId(uid, brief.hirerUid)) || blocks.has(blockId(brief.hirerUid, uid));
  const could = proposals.filter(
    ({ uid, status }) =>
      status === "WAITLISTED" &&
      accounts.get(uid)?.status === "ACTIVE" &&
      !isParted(uid) &&
      !jobs.has(`member-back-${uid}`),
  );
  // While the last seat is given nobody moves on.
  const free = running.includes(brief.status) && !isFilling(brief) ? brief.cap - brief.counts.places : 0;
  if (free > 0 && could.length > 0) faults.push(`${could.length} wait while ${free} places are free`);
  for (const { uid, status, formerStatus } of proposals)
    if (formerStatus !== null && status !== "WAITLISTED")
      isPlanned(`${tellsOf[status] ?? "nothing"}-tells-${proposalId(id, uid)}`);
  return faults;
}

const tellsOf: Partial<Record<ProposalStatus, string>> = {
  ACCEPTED: "accept",
  DECLINED: "decline",
  SHORTLISTED: "shortlist",
};

function faultsInProposal(
  id: string,
  proposal: Proposal,
  { briefs, notifications }: Books,
  wasLate: boolean,
): string[] {
  const faults: string[] = [];
  const must = (holds: boolean, fault: string) => holds || faults.push(fault);
  const { briefId, uid, status, formerStatus, declineReason, declineVisibleAt, sentAt, events } = proposal;
  const brief = briefs.get(briefId);
  must(id === proposalId(briefId, uid), "stands under another id");
  must(brief?.hirerUid === proposal.hirerUid, "is for nobody");
  must(uid !== proposal.hirerUid, "is for its own author");
  must((status === "DRAFT") === (sentAt === null), `sent at ${sentAt}`);
  const isDeclined = status === "DECLINED";
  must(isDeclined === (declineReason !== null), `declined because of ${declineReason}`);
  const isListedUntold = status === "SHORTLISTED" && formerStatus === "SENT";
  const isAcceptedUntold = status === "ACCEPTED" && formerStatus !== null;
  must(
    (isDeclined || isListedUntold || isAcceptedUntold) === (declineVisibleAt !== null),
    `told at ${declineVisibleAt}`,
  );
  // Sent while the last seat is given: it reads as sent, and moves on when that is over.
  const isHeld = status === "WAITLISTED" && formerStatus === "SENT";
  const maySaySo = isDeclined || isListedUntold || isAcceptedUntold || isHeld;
  must(maySaySo || formerStatus === null, `formerly ${formerStatus}`);

  let replayed: string = "DRAFT";
  let former = "";
  for (const { event } of events) {
    // An applicant who doesn't know of a reply leaves as if there were none.
    if (event === "WITHDRAW" && (replayed === "DECLINED" || replayed === "ACCEPTED")) replayed = former;
    const to = proposalMoves[replayed as ProposalStatus]?.[event as ProposalEvent]?.to;
    if (event === "DECLINE" || event === "SHORTLIST" || event === "ACCEPT") former = replayed;
    replayed = to === "FORMER" ? former : (to ?? `${event} in ${replayed}`);
  }
  must(replayed === status, `its history says ${replayed}`);

  const happened = tally(events.map(({ event }) => event));
  const wasTold = (line: EventLine, next: EventLine | undefined) => {
    if (line.event !== "SHORTLIST" || next?.event === "TAKE_BACK") return false;
    if (!next) return !isListedUntold;
    const until = next.event === "END" ? (brief?.endedAt ?? next.at) : next.at;
    return Date.parse(until) - Date.parse(line.at) >= 600_000;
  };
  const told = tally(
    [...notifications.values()]
      .filter((one) => one.briefId === briefId && one.applicantUid === uid)
      .map(({ type }) => type),
  );
  const owed = {
    "proposal-received": (happened.SEND ?? 0) + (happened.PROMOTE ?? 0),
    "proposal-promoted": happened.PROMOTE ?? 0,
    "proposal-shortlisted": events.filter((line, at) => wasTold(line, events[at + 1])).length,
    "proposal-accepted": status === "ACCEPTED" && formerStatus === null ? 1 : 0,
    "proposal-declined": isDeclined && formerStatus === null ? 1 : 0,
  };
  for (const [type, count] of Object.entries(owed)) {
    const times = told[type] ?? 0;
    // By the time a late job runs, an accept or a decline may have said more.
    const least = wasLate && type === "proposal-shortlisted" && status !== "SHORTLISTED" ? 0 : count;
    must(times >= least && times <= count, `${times} times told ${type}, ${count} times due`);
  }
  return faults;
}

function tally(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
