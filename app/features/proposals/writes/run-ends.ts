import { isRunning } from "~/domain/brief";
import type { MarketParts } from "~/features/accounts/model/member";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import { planToCountReplies } from "~/features/briefs/writes/plan-to-count-replies";
import { setBrief } from "~/features/briefs/writes/set-brief";
import { noteInThreads, readProposalThreads } from "~/features/conversations/writes/proposal-threads";
import { notify } from "~/features/notifications/writes/notify";
import { endedBy, isToTell, tellsAtOf, told } from "~/features/proposals/model/decision";
import {
  hasReachedHirer,
  type Proposal,
  proposalId,
  proposalsCollection,
  waitingStatuses,
} from "~/features/proposals/model/proposal";
import { endReasonOf } from "~/features/proposals/model/seen-proposal";
import { type Job, type JobOutcome, job } from "~/platform/jobs/job";
import { always } from "~/platform/jobs/steps.server";
import { ok } from "~/values/result";
import { movedProposal } from "./change-proposal";
import { tellLastYes } from "./tell-accept";
import { declineTellsType, shortlistTellsType } from "./tell-later";
import { givePlaceBack, nextInLine } from "./waiting-list";

/** Proposals told in one transaction. */
const batchSize = 20;

/**
 * Tells an applicant that they were declined, once the ten minutes are over, and gives their place
 * to the next in line.
 */
export const tellDecline = job({
  ...declineTellsType,
  async run(parts: MarketParts, { payload }) {
    const { store, clock } = parts;
    const { briefId, applicantUid } = payload;
    await tellLastYes(parts, payload);
    const id = proposalId(briefId, applicantUid);
    await store.transact(async (tx) => {
      const proposal = await tx.get<Proposal>(proposalsCollection, id);
      const brief = await tx.get<Brief>(briefsCollection, briefId);
      const decision = { to: "DECLINED", tellsAt: tellsAtOf(payload) } as const;
      if (!brief || !proposal || !isToTell(proposal.data, decision, clock.now())) return;
      const line = await nextInLine(tx, briefId, brief.data, 1);
      const threads = await readProposalThreads(tx, [proposal.data]);
      const at = clock.now().toISOString();
      tx.set<Proposal>(proposalsCollection, id, {
        ...proposal.data,
        ...told(proposal.data),
        updatedAt: `${at}_${id}`,
      });
      noteInThreads(tx, threads, proposal.data, { event: "DECLINE", at });
      setBrief(tx, clock.now(), briefId, brief.data, givePlaceBack(tx, clock, brief.data, line));
      notify(tx, clock, { uid: applicantUid, type: "proposal-declined", briefId, applicantUid });
      planToCountReplies(tx, clock.now(), brief.data.hirerUid);
    });
    return ok();
  },
});

/** Tells an applicant that they are on the shortlist, once the ten minutes are over. */
export const tellShortlist = job({
  ...shortlistTellsType,
  async run({ store, clock }: MarketParts, { payload }) {
    const { briefId, applicantUid } = payload;
    const id = proposalId(briefId, applicantUid);
    await store.transact(async (tx) => {
      const proposal = await tx.get<Proposal>(proposalsCollection, id);
      const brief = await tx.get<Brief>(briefsCollection, briefId);
      const decision = { to: "SHORTLISTED", tellsAt: tellsAtOf(payload) } as const;
      // The end of the brief is the answer of a shortlisted proposal.
      if (!brief || !isRunning(brief.data)) return;
      if (!proposal || !isToTell(proposal.data, decision, clock.now())) return;
      const threads = await readProposalThreads(tx, [proposal.data]);
      const at = clock.now().toISOString();
      tx.set<Proposal>(proposalsCollection, id, {
        ...proposal.data,
        ...told(proposal.data),
        updatedAt: `${at}_${id}`,
      });
      noteInThreads(tx, threads, proposal.data, { event: "SHORTLIST", at });
      notify(tx, clock, { uid: applicantUid, type: "proposal-shortlisted", briefId, applicantUid });
    });
    return ok();
  },
});

/**
 * Writes the end of a brief into every proposal that still waits, and tells its applicant.
 * Idempotent.
 */
export async function tellEnd(
  { store, clock }: MarketParts,
  { payload, hasTime = always }: Job<{ brief: string }>,
): Promise<JobOutcome<{ brief: string }>> {
  const { brief: briefId } = payload;
  for (const status of waitingStatuses) {
    let more = true;
    while (more) {
      if (!hasTime()) return ok({ goOn: payload });
      more = await store.transact(async (tx) => {
        const found = await tx.get<Brief>(briefsCollection, briefId);
        const page = await tx.query<Proposal>({
          collection: proposalsCollection,
          where: { briefId, status },
          orderBy: { field: "sentAt", direction: "asc" },
          limit: batchSize,
        });
        const declineReason = found && endReasonOf(found.data);
        if (!found || !declineReason) return false;
        const reached = page.items.map(({ data }) => data).filter(hasReachedHirer);
        const threads = await readProposalThreads(tx, reached);
        let brief = found.data;
        const now = clock.now();
        for (const { id, data } of page.items) {
          const moved = movedProposal({ proposal: data, brief, now, id }, "END", "system");
          if (!moved.ok) continue;
          brief = moved.value.brief;
          // An untold shortlisting needn't be told any more.
          const ended = { ...moved.value.proposal, ...endedBy(declineReason, now) };
          tx.set<Proposal>(proposalsCollection, id, ended);
          noteInThreads(tx, threads, data, { event: "END", at: now.toISOString() });
          notify(tx, clock, { uid: data.uid, type: "proposal-declined", briefId, applicantUid: data.uid });
        }
        if (page.items.length > 0) setBrief(tx, now, briefId, found.data, brief);
        if (page.items.length > 0) planToCountReplies(tx, now, brief.hirerUid);
        return page.next !== null;
      });
    }
  }
  return ok();
}
