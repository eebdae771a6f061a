import { isRunning } from "~/domain/brief";
import { isActive, type MarketParts } from "~/features/accounts/model/member";
import { type Brief, briefsCollection, isFilling } from "~/features/briefs/model/brief";
import { getHirerRecord } from "~/features/briefs/model/hirer-record";
import { movedBrief, writeBrief } from "~/features/briefs/writes/change-brief";
import { planToCountReplies } from "~/features/briefs/writes/plan-to-count-replies";
import { planEndOfBrief } from "~/features/briefs/writes/plan-to-tell";
import { setBrief } from "~/features/briefs/writes/set-brief";
import { noteInThreads, readProposalThreads } from "~/features/conversations/writes/proposal-threads";
import { notify } from "~/features/notifications/writes/notify";
import { isToTell, tellsAtOf, told, type Untold } from "~/features/proposals/model/decision";
import {
  type Proposal,
  type ProposalKey,
  proposalId,
  proposalsCollection,
} from "~/features/proposals/model/proposal";
import { hindranceToTake } from "~/features/proposals/reads/hindrance-to-take";
import { listUntoldYeses, type UntoldYes } from "~/features/proposals/reads/untold-yes";
import { job } from "~/platform/jobs/job";
import type { Clock } from "~/platform/ports/clock";
import type { StoreReads } from "~/platform/ports/store";
import { ok } from "~/values/result";
import type { ProposalScene } from "./change-proposal";
import { planEndOfWork } from "./end-of-work";
import { acceptTellsType } from "./tell-later";
import { readNoesOfLastSeat, undoEach, undoneForHirer } from "./undo-untold";
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
export async function tellLastYes(parts: MarketParts, untold: Untold): Promise<void> {
  const brief = (await parts.store.get<Brief>(briefsCollection, untold.briefId))?.data;
  if (!brief || !isFilling(brief) || brief.fillsAt !== tellsAtOf(untold)) return;
  await tellDueYeses(parts, untold.briefId);
}

/**
 * Tells each yes of a brief that can’t be undone any more, the oldest first, also where its own job
 * is late or was ended. Each in a transaction of its own; idempotent.
 */
export async function tellDueYeses(parts: MarketParts, briefId: string): Promise<void> {
  const at = parts.clock.now().toISOString();
  for (const untold of await listUntoldYeses(parts.store, briefId))
    if (untold.tellsAt <= at) await tellYes(parts, untold);
}

async function tellYes({ store, clock }: MarketParts, untold: UntoldYes): Promise<void> {
  const { briefId, applicantUid, tellsAt } = untold;
  const id = proposalId(briefId, applicantUid);
  await store.transact(async (tx) => {
    const proposal = await tx.get<Proposal>(proposalsCollection, id);
    const brief = (await tx.get<Brief>(briefsCollection, briefId))?.data;
    const now = clock.now();
    const at = now.toISOString();
    if (!brief || !proposal || !isToTell(proposal.data, { to: "ACCEPTED", tellsAt }, now)) return;
    // With the brief over the yes counts as told, and can't be undone.
    if (isRunning(brief) && (await isHindered(tx, brief.hirerUid, untold)))
      return undoYes({ tx, now, id, proposal: proposal.data, brief }, clock);
    const threads = await readProposalThreads(tx, [proposal.data]);
    const record = await getHirerRecord(tx, brief.hirerUid);
    tx.set<Proposal>(proposalsCollection, id, {
      ...proposal.data,
      ...told(proposal.data),
      updatedAt: `${at}_${id}`,
    });
    noteInThreads(tx, threads, proposal.data, { event: "ACCEPT", at });
    notify(tx, clock, { uid: applicantUid, type: "proposal-accepted", briefId, applicantUid });
    planToCountReplies(tx, now, brief.hirerUid);
    planEndOfWork(tx, now, proposal.data, brief);
    if (brief.fillsAt !== tellsAt) return;
    const scene = { tx, now, id: briefId, brief, record };
    const filled = movedBrief(scene, "FILL", "owner");
    if (!filled.ok) return;
    planEndOfBrief(tx, clock, briefId);
    writeBrief(scene, brief.status, filled.value);
  });
}

/** Whether the yes may not be told: it shows addresses, and needs both accounts active. */
async function isHindered(reads: StoreReads, hirerUid: string, key: ProposalKey): Promise<boolean> {
  return !(await isActive(reads, hirerUid)) || !(await hindranceToTake(reads, hirerUid, key)).ok;
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
  const before = undoneForHirer(scene, "CALL_OFF");
  if (!before.ok) return;
  tx.set(proposalsCollection, scene.id, before.value.proposal);
  const after = undoEach({ ...scene, brief: before.value.brief }, noes, "CALL_OFF");
  setBrief(tx, scene.now, briefId, brief, givePlaces(tx, clock, after, line));
  notify(tx, clock, { uid: hirerUid, type: "proposal-accept-undone", briefId, applicantUid });
}
