import { isRunning } from "~/domain/brief";
import type { MarketParts } from "~/features/accounts/model/member";
import { bookmarks } from "~/features/briefs/model/bookmark";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import { invitationsCollection } from "~/features/briefs/model/invitation";
import { isToldAtOnce } from "~/features/briefs/model/mending";
import { type ToldEdit, tellEditType } from "~/features/briefs/writes/plan-to-tell";
import { notificationsCollection } from "~/features/notifications/model/notification";
import { notify } from "~/features/notifications/writes/notify";
import {
  isWaiting,
  type Proposal,
  proposalId,
  proposalsCollection,
} from "~/features/proposals/model/proposal";
import { seenBy } from "~/features/proposals/model/seen-proposal";
import { job } from "~/platform/jobs/job";
import { always } from "~/platform/jobs/steps.server";
import type { Page, StoreTransaction } from "~/platform/ports/store";
import { ok } from "~/values/result";

/** Members per transaction. */
const batchSize = 20;

/** A proposal, an invitation or a bookmark. */
interface Begun {
  uid: string;
  status?: string;
  sentAt?: string | null;
  savedAt?: string;
  createdAt?: string;
}

/**
 * Where those are found whom a change concerns. Proposals come in the order of their states, so
 * that none moves past the reader between two pages; those with an untold reply still wait as far
 * as their authors know.
 */
const lists = [
  { whose: "applicants", of: (briefId: string) => sentTo(briefId, "WAITLISTED") },
  { whose: "applicants", of: (briefId: string) => sentTo(briefId, "SENT") },
  { whose: "applicants", of: (briefId: string) => sentTo(briefId, "SHORTLISTED") },
  { whose: "applicants", of: (briefId: string) => sentTo(briefId, "DECLINED") },
  { whose: "applicants", of: (briefId: string) => sentTo(briefId, "ACCEPTED") },
  {
    whose: "authors",
    of: (briefId: string) => ({
      collection: proposalsCollection,
      where: { briefId, status: "DRAFT" },
      orderBy: { field: "updatedAt", direction: "asc" as const },
    }),
  },
  {
    whose: "invited",
    of: (briefId: string) => ({
      collection: invitationsCollection,
      where: { briefId },
      orderBy: { field: "sentAt", direction: "asc" as const },
    }),
  },
  {
    whose: "followers",
    of: (briefId: string) => ({
      collection: bookmarks.name,
      where: { briefId },
      orderBy: { field: "savedAt", direction: "asc" as const },
    }),
  },
] as const;

function sentTo(briefId: string, status: "WAITLISTED" | "SENT" | "SHORTLISTED" | "DECLINED" | "ACCEPTED") {
  return {
    collection: proposalsCollection,
    where: { briefId, status },
    orderBy: { field: "sentAt", direction: "asc" as const },
  };
}

/**
 * Tells what changed in a brief to those who wait for its hirer, write a proposal, are invited or
 * bookmarked it, page by page. A notification's id contains its recipient, so each is told once.
 */
export const tellEdit = job({
  ...tellEditType,
  async run(parts: MarketParts, { payload, hasTime = always }) {
    let { list, after } = payload.from ?? { list: 0, after: null };
    while (list < lists.length) {
      if (!hasTime()) return ok({ goOn: { ...payload, from: { list, after } } });
      after = await parts.store.transact((tx) => tellPage(tx, parts, payload, { list, after }));
      if (after === null) list += 1;
    }
    return ok();
  },
});

/** Answers the cursor of the next page of the list; null where there is none. */
async function tellPage(
  tx: StoreTransaction,
  { clock }: MarketParts,
  { brief: briefId, tellsAt }: ToldEdit,
  { list, after }: { list: number; after: string | null },
): Promise<string | null> {
  const found = lists[list];
  const brief = (await tx.get<Brief>(briefsCollection, briefId))?.data;
  const edits = (brief?.edits ?? []).filter((edit) => edit.tellsAt === tellsAt);
  const last = edits.at(-1);
  if (!found || !brief || !isRunning(brief) || !last) return null;
  const { whose, of } = found;
  if (whose === "applicants" && edits.every(isToldAtOnce)) return null;
  const page: Page<Begun> = await tx.query<Begun>({ ...of(briefId), limit: batchSize, after });
  const uids = page.items.map(({ data }) => data.uid);
  const idOf = (uid: string) => `${tellEditType.name}-${briefId}-${tellsAt}-${uid}`;
  const [told, proposals] = await Promise.all([
    tx.getMany(notificationsCollection, uids.map(idOf)),
    tx.getMany<Proposal>(
      proposalsCollection,
      uids.map((uid) => proposalId(briefId, uid)),
    ),
  ]);
  for (const [at, { data: begun }] of page.items.entries()) {
    const { uid } = begun;
    const proposal = proposals[at]?.data;
    // What was begun after the last change was begun with it read.
    if (told[at] || begunAt(begun).slice(0, last.at.length) > last.at) continue;
    if (whose === "invited" && begun.status !== "SENT") continue;
    const waits = proposal !== undefined && isWaiting(seenBy("applicant", proposal, brief, clock.now()));
    if (whose === "applicants" ? !waits : hasSent(proposal)) continue;
    notify(tx, clock, { uid, type: "brief-changed", briefId, applicantUid: uid }, idOf(uid));
  }
  return page.next;
}

function begunAt({ sentAt, savedAt, createdAt }: Begun): string {
  return sentAt ?? savedAt ?? createdAt ?? "";
}

/** Whether its author is told by their proposal, or has the reply to it. */
function hasSent(proposal: Proposal | undefined): boolean {
  return proposal !== undefined && proposal.status !== "DRAFT" && proposal.status !== "WITHDRAWN";
}
