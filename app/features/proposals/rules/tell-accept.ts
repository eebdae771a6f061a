import { isRunning } from "~/content/brief";
import { isActive, type MarketParts } from "~/features/accounts/rules/member";
import { type Brief, briefsCollection, isFilling } from "~/features/briefs/rules/brief";
import { movedBrief, writeBrief } from "~/features/briefs/rules/change-brief";
import { getHirerRecord, planToCountReplies } from "~/features/briefs/rules/hirer-record";
import { planEndOfBrief } from "~/features/briefs/rules/plan-to-tell";
import { setBrief } from "~/features/briefs/rules/set-brief";
import { noteInThreads, readProposalThreads } from "~/features/conversations/rules/proposal-threads";
import { notify } from "~/features/notifications/rules/notification";
import { job } from "~/platform/jobs/job";
import type { Clock } from "~/platform/ports/clock";
import type { StoreReads } from "~/platform/ports/store";
import { ok } from "~/platform/values/result";
import type { ProposalScene } from "./change-proposal";
import { planEndOfWork } from "./end-of-work";
import { hindranceToTake } from "./hindrance-to-take";
import { type Proposal, proposalId, proposalsCollection } from "./proposal";
import { acceptTellsType, type Untold } from "./tell-later";
import { readNoesOfLastSeat, undoEach, undoneForHirer } from "./undo-untold";
import { listUntoldYeses } from "./untold-yes";
import { givePlaces, nextInLine } from "./waiting-list";

/**
 * Tells an applicant that they are accepted, once the ten minutes are over. For the last seat this
 * fills the brief, and its waiting list is told. Where the hirer may not take them any more, such
 * as after a block, or is suspended or leaving, the yes is undone with its noes, and only the hirer
 * is told.
 */
export const tellAccept = job({
  ...acceptTellsType,
  async run(parts: MarketParts, { payload }) {
    await tellDueYeses(parts, payload.briefId);
    return ok();
  },
});

/**
 * Tells the yes for the last seat where it is due at this moment: the noes given with it are only
 * told if it is, and their jobs may run first.
 */
export async function tellLastYes(parts: MarketParts, { briefId, declineVisibleAt }: Untold): Promise<void> {
  const brief = (await parts.store.get<Brief>(briefsCollection, briefId))?.data;
  if (!brief || !isFilling(brief) || brief.fillsAt !== declineVisibleAt) return;
  await tellDueYeses(parts, briefId);
}

/**
 * Tells each yes of a brief that can’t be undone any more, the oldest first, also where its own job
 * is late or was ended. Each in a transaction of its own; idempotent.
 */
export async function tellDueYeses(parts: MarketParts, briefId: string): Promise<void> {
  const at = parts.clock.now().toISOString();
  for (const untold of await listUntoldYeses(parts.store, briefId))
    if (untold.declineVisibleAt <= at) await tellYes(parts, untold);
}

async function tellYes({ store, clock }: MarketParts, untold: Untold): Promise<void> {
  const { briefId, applicantUid, declineVisibleAt } = untold;
  const id = proposalId(briefId, applicantUid);
  await store.transact(async (tx) => {
    const proposal = await tx.get<Proposal>(proposalsCollection, id);
    const brief = (await tx.get<Brief>(briefsCollection, briefId))?.data;
    const now = clock.now();
    const at = now.toISOString();
    // The yes was undone, repeated (which plans a job of its own), or told already.
    if (!brief || proposal?.data.status !== "ACCEPTED") return;
    if (proposal.data.declineVisibleAt !== declineVisibleAt || at < declineVisibleAt) return;
    // With the brief over the yes counts as told, and can't be undone.
    if (isRunning(brief) && (await isHindered(tx, brief.hirerUid, untold)))
      return undoYes({ tx, now, id, proposal: proposal.data, brief }, clock);
    const threads = await readProposalThreads(tx, [proposal.data]);
    const record = await getHirerRecord(tx, brief.hirerUid);
    tx.set<Proposal>(proposalsCollection, id, {
      ...proposal.data,
      formerStatus: null,
      declineVisibleAt: null,
      updatedAt: `${at}_${id}`,
    });
    noteInThreads(tx, threads, proposal.data, { event: "ACCEPT", at });
    notify(tx, clock, { uid: applicantUid, type: "proposal-accepted", briefId, applicantUid });
    planToCountReplies(tx, now, brief.hirerUid);
    planEndOfWork(tx, now, proposal.data, brief);
    if (brief.fillsAt !== declineVisibleAt) return;
    const scene = { tx, now, id: briefId, brief, record };
    const filled = movedBrief(scene, "FILL", "owner");
    if (!filled.ok) return;
    planEndOfBrief(tx, clock, briefId);
    writeBrief(scene, brief.status, filled.value);
  });
}

/** Whether the yes may not be told: it shows addresses, and needs both accounts active. */
async function isHindered(reads: StoreReads, hirerUid: string, untold: Untold): Promise<boolean> {
  return !(await isActive(reads, hirerUid)) || !(await hindranceToTake(reads, hirerUid, untold)).ok;
}

/**
 * Undoes a yes, with the noes where the last seat was given: without it a seat is free. Tells the
 * hirer.
 */
async function undoYes(scene: Omit<ProposalScene, "member">, clock: Clock): Promise<void> {
  const { tx, brief, proposal } = scene;
  const { briefId, uid: applicantUid, hirerUid } = proposal;
  const noes = isFilling(brief) ? await readNoesOfLastSeat(scene) : [];
  const line = await nextInLine(tx, briefId, brief, 0);
  const before = undoneForHirer(scene, "system");
  if (!before.ok) return;
  tx.set(proposalsCollection, scene.id, before.value.proposal);
  const after = undoEach({ ...scene, brief: before.value.brief }, noes, "system");
  setBrief(tx, scene.now, briefId, brief, givePlaces(tx, clock, after, line));
  notify(tx, clock, { uid: hirerUid, type: "proposal-accept-undone", briefId, applicantUid });
}
