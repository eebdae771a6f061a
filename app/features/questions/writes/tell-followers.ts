import { isRunning } from "~/domain/brief";
import type { MarketParts } from "~/features/accounts/model/member";
import { bookmarks } from "~/features/briefs/model/bookmark";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import { invitationId, invitationsCollection } from "~/features/briefs/model/invitation";
import { tellFollowersType } from "~/features/briefs/writes/plan-to-tell";
import { type Message, messagesCollection } from "~/features/conversations/model/message";
import { type Thread, threadId, threadsCollection, withUnread } from "~/features/conversations/model/thread";
import { setThread } from "~/features/conversations/writes/set-thread";
import { notificationsCollection } from "~/features/notifications/model/notification";
import { notify } from "~/features/notifications/writes/notify";
import { type Proposal, proposalId, proposalsCollection } from "~/features/proposals/model/proposal";
import { questionsCollection } from "~/features/questions/model/question";
import { job } from "~/platform/jobs/job";
import { always } from "~/platform/jobs/steps.server";
import type { Page, StoreTransaction } from "~/platform/ports/store";
import { ok } from "~/values/result";

/** Members per transaction. */
const batchSize = 20;

/** What a member began with a brief: an invitation, a draft, a question or a bookmark. */
interface Begun {
  uid?: string;
  /** Of a question; null once their account is gone. */
  askerUid?: string | null;
  status?: string;
  /** Of an invitation: the message with its line. */
  messageId?: string;
}

/**
 * Where those are found who began something with a brief and have sent no proposal, the closest
 * first: a member who is in several lists is told by the first. Open questions lapse while this
 * runs, so those that haven't come first.
 */
const lists = [
  {
    type: "brief-over-invited",
    of: (briefId: string) => ({
      collection: invitationsCollection,
      where: { briefId },
      orderBy: { field: "sentAt", direction: "asc" as const },
    }),
  },
  {
    type: "brief-over-drafted",
    of: (briefId: string) => ({
      collection: proposalsCollection,
      where: { briefId, status: "DRAFT" },
      orderBy: { field: "updatedAt", direction: "asc" as const },
    }),
  },
  { type: "brief-over-asked", of: (briefId: string) => askedIn(briefId, "OPEN") },
  { type: "brief-over-asked", of: (briefId: string) => askedIn(briefId, "LAPSED") },
  {
    type: "brief-over-saved",
    of: (briefId: string) => ({
      collection: bookmarks.name,
      where: { briefId },
      orderBy: { field: "savedAt", direction: "asc" as const },
    }),
  },
] as const;

function askedIn(briefId: string, status: "OPEN" | "LAPSED") {
  return {
    collection: questionsCollection,
    where: { briefId, status },
    orderBy: { field: "sortAt", direction: "desc" as const },
  };
}

/**
 * Tells everyone with something open that a brief has ended, page by page. Applicants hear it as
 * the reply to their proposal, so they are left out. A notification's id contains its recipient, so
 * each is told once.
 */
export const tellFollowers = job({
  ...tellFollowersType,
  async run(parts: MarketParts, { payload, hasTime = always }) {
    const { brief } = payload;
    let { list, after } = payload.from ?? { list: 0, after: null };
    while (list < lists.length) {
      if (!hasTime()) return ok({ goOn: { brief, from: { list, after } } });
      after = await parts.store.transact((tx) => tellPage(tx, parts, brief, { list, after }));
      if (after === null) list += 1;
    }
    return ok();
  },
});

/** Answers the cursor of the next page of the list; null where there is none. */
async function tellPage(
  tx: StoreTransaction,
  { clock }: MarketParts,
  briefId: string,
  { list, after }: { list: number; after: string | null },
): Promise<string | null> {
  const found = lists[list];
  const brief = (await tx.get<Brief>(briefsCollection, briefId))?.data;
  if (!found || !brief || isRunning(brief)) return null;
  const { type, of } = found;
  const page: Page<Begun> = await tx.query<Begun>({ ...of(briefId), limit: batchSize, after });
  const isOpen = ({ status }: Begun) => type !== "brief-over-invited" || status === "SENT";
  const begun = page.items.filter(({ data }) => isOpen(data));
  const uids = [...new Set(begun.flatMap(({ data }) => data.uid ?? data.askerUid ?? []))];
  const idOf = (uid: string) => `brief-over-${briefId}-${uid}`;
  const [told, proposals, lapsed] = await Promise.all([
    tx.getMany(notificationsCollection, uids.map(idOf)),
    tx.getMany<Proposal>(
      proposalsCollection,
      uids.map((uid) => proposalId(briefId, uid)),
    ),
    readWithLine(tx, briefId, begun),
  ]);
  for (const [at, uid] of uids.entries())
    if (!told[at] && !hasReply(proposals[at]?.data))
      notify(tx, clock, { uid, type, briefId, applicantUid: uid }, idOf(uid));
  for (const thread of lapsed) setThread(tx, thread, clock.now().toISOString());
  return page.next;
}

/**
 * The threads in which the line of a lapsed invitation is all that is unread, once it is read: the
 * notification of the end is what its member has to know now.
 */
async function readWithLine(
  tx: StoreTransaction,
  briefId: string,
  begun: Page<Begun>["items"],
): Promise<Thread[]> {
  const invited = begun.flatMap(({ data: { uid, messageId } }) =>
    uid && messageId ? { uid, messageId } : [],
  );
  const [threads, lines] = await Promise.all([
    tx.getMany<Thread>(
      threadsCollection,
      invited.map(({ uid }) => threadId(invitationId(briefId, uid), uid)),
    ),
    tx.getMany<Message>(
      messagesCollection,
      invited.map(({ messageId }) => messageId),
    ),
  ]);
  return threads.flatMap((thread, at) => {
    const seq = lines[at]?.data.seq ?? 0;
    return thread?.data.unread === 1 && seq > thread.data.readSeq ? withUnread(thread.data, 0, seq) : [];
  });
}

/** Whether its author has the hirer's reply, or gets the end of the brief as one. */
function hasReply(proposal: Proposal | undefined): boolean {
  return proposal !== undefined && proposal.status !== "DRAFT" && proposal.status !== "WITHDRAWN";
}
