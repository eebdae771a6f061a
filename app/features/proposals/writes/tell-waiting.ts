import type { MarketParts } from "~/features/accounts/model/member";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import { tellWaitingType } from "~/features/briefs/writes/plan-to-tell";
import { notificationsCollection } from "~/features/notifications/model/notification";
import { notify } from "~/features/notifications/writes/notify";
import {
  answersEarlier,
  isWaiting,
  type Proposal,
  proposalsCollection,
} from "~/features/proposals/model/proposal";
import { seenBy } from "~/features/proposals/model/seen-proposal";
import { job } from "~/platform/jobs/job";
import { always } from "~/platform/jobs/steps.server";
import type { Page } from "~/platform/ports/store";
import { ok } from "~/values/result";

/** Proposals per transaction. */
const batchSize = 20;

/** Of a new version only those hear who haven't answered it yet. */
const ofVersions: readonly string[] = ["brief-asks-anew", "brief-answer-reminder"];

/**
 * In the order of a proposal's states, so that none moves past the reader between two pages.
 * Includes declined and accepted ones, because an applicant with an untold reply still waits as far
 * as they know.
 */
const goneThrough = [
  ["WAITLISTED", "sentAt"],
  ["SENT", "sentAt"],
  ["SHORTLISTED", "sentAt"],
  ["DECLINED", "sentAt"],
  ["ACCEPTED", "sentAt"],
] as const;

/**
 * Changes of the brief also concern authors of drafts; a save moves a draft to the end, so that
 * none is passed over.
 */
const drafts = ["DRAFT", "updatedAt"] as const;

/**
 * Tells them page by page. A notification’s id contains its recipient, so a second run adds no
 * more.
 */
export const tellWaiting = job({
  ...tellWaitingType,
  async run({ store, clock }: MarketParts, { id: jobId, payload, hasTime = always }) {
    const { brief: briefId, notice: notification, at, from: place } = payload;
    const notificationIdOf = ({ uid }: Proposal) => `${jobId}-${uid}`;
    const lists = notification === "brief-clarified" ? [drafts, ...goneThrough] : goneThrough;
    const first = place ? lists.findIndex(([status]) => status === place.status) : 0;
    for (const [status, field] of lists.slice(first)) {
      let after: string | null = status === place?.status ? place.after : null;
      do {
        const from: string | null = after;
        if (!hasTime()) return ok({ goOn: { ...payload, from: { status, after } } });
        after = await store.transact(async (tx) => {
          const brief = (await tx.get<Brief>(briefsCollection, briefId))?.data;
          const page: Page<Proposal> = await tx.query<Proposal>({
            collection: proposalsCollection,
            where: { briefId, status },
            orderBy: { field, direction: "asc" },
            limit: batchSize,
            after: from,
          });
          const proposals = page.items.map(({ data }) => data);
          const known = await tx.getMany(notificationsCollection, proposals.map(notificationIdOf));
          for (const [index, proposal] of proposals.entries()) {
            if (!brief || known[index] || (proposal.sentAt ?? proposal.createdAt).slice(0, at.length) > at)
              continue;
            if (ofVersions.includes(notification) && !answersEarlier(proposal, brief)) continue;
            if (status !== "DRAFT" && !isWaiting(seenBy("applicant", proposal, brief, clock.now()))) continue;
            const { uid } = proposal;
            notify(
              tx,
              clock,
              { uid, type: notification, briefId, applicantUid: uid },
              notificationIdOf(proposal),
            );
          }
          return page.next;
        });
      } while (after !== null);
    }
    return ok();
  },
});
