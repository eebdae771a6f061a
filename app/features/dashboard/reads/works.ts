import { otherSide } from "~/domain/reference";
import { isBlocked } from "~/features/accounts/model/block";
import {
  type Agreement,
  agreementsCollection,
  contentOf,
  getVersion,
} from "~/features/agreements/model/agreement";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import { milestones, type Progress, progressId } from "~/features/milestones/model/milestone";
import { shownNameOf } from "~/features/profiles/reads/name-of";
import { type Proposal, proposalId, proposalsCollection } from "~/features/proposals/model/proposal";
import { isWork, otherUid } from "~/features/proposals/model/shared-work";
import { uidOf, type Work, worksCollection, writtenBy } from "~/features/references/model/work";
import { endOf, hasEnded } from "~/features/references/model/work-end";
import { workMoves } from "~/features/references/model/work-moves";
import type { WorkScene } from "~/features/references/model/work-scene";
import type { ReadWork } from "~/features/references/reads/read-work";
import { type TimeLedger, timeLedgers } from "~/features/time-sheets/model/time-sheet";
import type { StoreReads } from "~/platform/ports/store";
import { dayOf, daysAfter } from "~/values/days";
import { OFFER_STANDS } from "~/values/durations";
import { limits } from "~/values/limits";
import { timeOfKey } from "~/values/sort-key";
import { type WorkLine, workLine } from "./work-line";

/**
 * How many days after its end a work stays on the list while neither side wrote. It can be written
 * about from its own page.
 */
const OFFERED_DAYS = 90;

/** The works that may have ended: those of the last yeses. */
export function worksToLookAt(proposals: readonly Proposal[]): string[] {
  return proposals
    .filter(({ status }) => status === "ACCEPTED")
    .map(({ briefId, uid }) => proposalId(briefId, uid))
    .slice(0, limits.workProposals);
}

/**
 * These works, as one of their sides has to do with them. Those of earlier releases are among them,
 * since it goes by the proposals.
 */
export async function readScenes(
  reads: StoreReads,
  uid: string,
  ids: readonly string[],
  now: Date,
): Promise<WorkScene[]> {
  const proposals = await reads.getMany<Proposal>(proposalsCollection, ids);
  const briefIds = [...new Set(proposals.flatMap((proposal) => proposal?.data.briefId ?? []))];
  const [briefs, works] = await Promise.all([
    reads.getMany<Brief>(briefsCollection, briefIds),
    reads.getMany<Work>(worksCollection, ids),
  ]);
  return proposals.flatMap((found, at) => {
    const proposal = found?.data;
    const brief = briefs.find((one) => one?.id === proposal?.briefId)?.data;
    if (!found || !proposal || !brief || !isWork(proposal, brief, now)) return [];
    const side = proposal.uid === uid ? "TALENT" : "HIRER";
    return { id: found.id, proposal, brief, work: works[at]?.data ?? null, side };
  });
}

/** How many are shown. */
const SHOWN = 3;

/** The works that haven’t ended, the last yes first; three at most. */
export function runningWorks(reader: string, scenes: readonly WorkScene[], now: Date): ReadWork[] {
  return scenes
    .filter((scene) => !hasEnded(scene, now))
    .slice(0, SHOWN)
    .map((scene) => ({ ...scene, reader, now }));
}

/** The works that have ended and about which the member can write and didn't yet. */
export async function referenceLines(
  reads: StoreReads,
  scenes: readonly WorkScene[],
  now: Date,
): Promise<WorkLine[]> {
  const lines = await Promise.all(scenes.map((scene) => toLine(reads, scene, now)));
  return lines.flatMap((line) => line ?? []);
}

/**
 * What the other side of running works offered, delivered, submitted or returned, and the member
 * has to answer.
 */
export async function agreementLines(
  reads: StoreReads,
  scenes: readonly WorkScene[],
  now: Date,
): Promise<WorkLine[]> {
  const running = scenes.filter((scene) => !hasEnded(scene, now));
  const ids = running.map(({ id }) => id);
  const [found, ledgers] = await Promise.all([
    reads.getMany<Agreement>(agreementsCollection, ids),
    reads.getMany<TimeLedger>(timeLedgers.name, ids),
  ]);
  const lines = await Promise.all(
    running.map((scene, at) => {
      const agreement = found[at]?.data ?? null;
      return waitingLines(reads, scene, { agreement, ledger: ledgers[at]?.data ?? null });
    }),
  );
  return lines.flat();
}

async function waitingLines(
  reads: StoreReads,
  scene: WorkScene,
  { agreement, ledger }: { agreement: Agreement | null; ledger: TimeLedger | null },
): Promise<WorkLine[]> {
  const { id, proposal, brief, side } = scene;
  const offered = agreement?.offered?.by === otherSide(side) ? agreement.offered : null;
  const delivered = (side === "HIRER" && agreement?.delivered) || [];
  const asked = side === "HIRER" ? "SUBMITTED" : "RETURNED";
  const weeks = ledger?.weeks.filter(({ state }) => state === asked) ?? [];
  if (!agreement || (!offered && delivered.length + weeks.length === 0)) return [];
  const { named, isApart } = await readOther(reads, scene);
  if (named.state !== "ACTIVE") return [];
  const about = {
    brief: { id: proposal.briefId, title: brief.title, writtenIn: brief.writtenIn },
    who: named.name,
    whoState: named.state,
    work: id,
  };
  const lines: WorkLine[] = [];
  if (offered && !isApart) {
    const due = new Date(Date.parse(offered.at) + OFFER_STANDS).toISOString();
    lines.push(workLine("AGREEMENT", { ...about, since: offered.at, due }));
  }
  // A block ends no work that is owed.
  if (delivered.length > 0) {
    const when = await reviewTimes(reads, id, agreement, delivered);
    lines.push(workLine("DELIVERY", { ...about, ...when, count: delivered.length }));
  }
  if (weeks.length > 0) {
    const [since = null] = weeks.map(({ at }) => at).sort();
    const kind = side === "HIRER" ? "TIME" : "TIME_RETURNED";
    lines.push(workLine(kind, { ...about, since, count: weeks.length }));
  }
  return lines;
}

/** Since when the first of these milestones waits, and until when it is to be looked at. */
async function reviewTimes(reads: StoreReads, id: string, { inForce }: Agreement, delivered: string[]) {
  const [version, found] = await Promise.all([
    getVersion(reads, id, inForce?.n),
    reads.getMany<Progress>(
      milestones.name,
      delivered.map((milestone) => progressId(id, milestone)),
    ),
  ]);
  const [since = null] = found.flatMap((one) => one?.data.at ?? []).sort();
  const { reviewDays = null } = version ? contentOf(version) : {};
  const due =
    since && reviewDays ? new Date(Date.parse(since) + reviewDays * 86_400_000).toISOString() : null;
  return { since, due };
}

/** The other side by name, and whether one of the two has blocked the other. */
async function readOther(reads: StoreReads, scene: WorkScene) {
  const { proposal, side } = scene;
  const [named, isApart] = await Promise.all([
    shownNameOf(reads, uidOf(proposal, side), otherUid(scene)),
    isBlocked(reads, proposal.uid, proposal.hirerUid),
  ]);
  return { named, isApart };
}

async function toLine(reads: StoreReads, scene: WorkScene, now: Date): Promise<WorkLine | null> {
  const { id, proposal, brief, work, side } = scene;
  if (writtenBy(work, side) || !workMoves(scene, now).includes("WRITE")) return null;
  const due = work?.showsAt ? timeOfKey(work.showsAt) : null;
  const since = endOf(scene) ?? "";
  if (due === null && since < daysAfter(dayOf(now), -OFFERED_DAYS)) return null;
  const { named, isApart } = await readOther(reads, scene);
  if (named.state !== "ACTIVE" || isApart) return null;
  return workLine("REFERENCE", {
    brief: { id: proposal.briefId, title: brief.title, writtenIn: brief.writtenIn },
    who: named.name,
    whoState: named.state,
    work: id,
    since: since || null,
    due,
  });
}
