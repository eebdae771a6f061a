import { isRunning } from "~/content/brief";
import type { MarketParts } from "~/features/accounts/rules/member";
import { type Brief, briefsCollection } from "~/features/briefs/rules/brief";
import { planToCountReplies } from "~/features/briefs/rules/hirer-record";
import { setBrief } from "~/features/briefs/rules/set-brief";
import { noteInThreads, readProposalThreads } from "~/features/conversations/rules/proposal-threads";
import { notify } from "~/features/notifications/rules/notification";
import { type Job, type JobOutcome, job } from "~/platform/jobs/job";
import { always } from "~/platform/jobs/steps.server";
import { ok } from "~/platform/values/result";
import { movedProposal } from "./change-proposal";
import { hasReachedHirer, type Proposal, proposalId, proposalsCollection, waitingStatuses } from "./proposal";
import { endReasonOf } from "./seen-proposal";
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
    const { briefId, applicantUid, declineVisibleAt } = payload;
    await tellLastYes(parts, payload);
    const id = proposalId(briefId, applicantUid);
    await store.transact(async (tx) => {
      const proposal = await tx.get<Proposal>(proposalsCollection, id);
      const brief = await tx.get<Brief>(briefsCollection, briefId);
      // The decline was undone, followed by another (which plans a job of its own), or told
      // already.
      if (!brief || proposal?.data.status !== "DECLINED" || proposal.data.formerStatus === null) return;
      if (proposal.data.declineVisibleAt !== declineVisibleAt || clock.now().toISOString() < declineVisibleAt)
        return;
      const line = await nextInLine(tx, briefId, brief.data, 1);
      const threads = await readProposalThreads(tx, [proposal.data]);
      const at = clock.now().toISOString();
      tx.set<Proposal>(proposalsCollection, id, {
        ...proposal.data,
        formerStatus: null,
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
  async run({ store, clock }: MarketParts, { payload: { briefId, applicantUid, declineVisibleAt } }) {
    const id = proposalId(briefId, applicantUid);
    await store.transact(async (tx) => {
      const proposal = await tx.get<Proposal>(proposalsCollection, id);
      const brief = await tx.get<Brief>(briefsCollection, briefId);
      // The shortlisting was undone, repeated (which plans a job of its own), told already, or the
      // brief is over.
      if (!brief || !isRunning(brief.data) || proposal?.data.status !== "SHORTLISTED") return;
      if (proposal.data.declineVisibleAt !== declineVisibleAt || clock.now().toISOString() < declineVisibleAt)
        return;
      const threads = await readProposalThreads(tx, [proposal.data]);
      const at = clock.now().toISOString();
      tx.set<Proposal>(proposalsCollection, id, {
        ...proposal.data,
        formerStatus: null,
        declineVisibleAt: null,
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
          const visible = { formerStatus: null, declineReason, declineVisibleAt: now.toISOString() };
          tx.set<Proposal>(proposalsCollection, id, { ...moved.value.proposal, ...visible });
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
