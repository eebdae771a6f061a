import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import { type Invitation, invitationsCollection } from "~/features/briefs/model/invitation";
import type { Message } from "~/features/conversations/model/message";
import { listMessages } from "~/features/conversations/reads/list-messages";
import type { ReadConversation } from "~/features/conversations/reads/read-conversation";
import type { EventLine } from "~/features/market/model/event-line";
import {
  hasReachedHirer,
  type Proposal,
  proposalId,
  proposalsCollection,
} from "~/features/proposals/model/proposal";
import { seenBy } from "~/features/proposals/model/seen-proposal";
import { InvalidCursorError, type StoreReads, type Versioned } from "~/platform/ports/store";
import { timeOfKey } from "~/values/sort-key";

/** An entry of a conversation: a message, or an event of its proposal or what follows from it. */
export type TimelineItem = { at: string; own: boolean } & (
  | { message: Versioned<Message>; event: null }
  | { message: null; event: TimelineEvent }
);

/** `about`: how that is called which it is about, where that isn't the proposal itself. */
export type TimelineEvent = EventLine & { about?: string | null };

export interface TimelinePage {
  /** The oldest first. */
  items: TimelineItem[];
  /** The cursor of the older entries, for `before`; null where there are none. */
  older: string | null;
}

/**
 * One page of a conversation: its last messages, or the last ones before another (`before`: its
 * number), with the event lines between them that the reader may know. Throws `InvalidCursorError`
 * for a `before` that is no number.
 */
export async function readTimeline(
  reads: StoreReads,
  thread: ReadConversation,
  { first, before }: { first: number; before: string | null },
  now: Date,
  /** Of what follows from the proposal, which features beyond this one know. */
  later: readonly TimelineEvent[] = [],
): Promise<TimelinePage> {
  const from = before === null ? null : toNumber(before);
  // Includes the message just before the page: its time bounds the event lines.
  const page = await listMessages(reads, thread.conversationId, {
    before: from === null ? null : from + 1,
    limit: from === null ? first : first + 1,
  });
  const [next, ...rest] = page.items;
  const goesOn = next !== undefined && next.data.seq === from;
  const messages = (goesOn ? rest : page.items).slice(0, first);
  const until = goesOn ? next.data.at : null;
  const oldest =
    page.next === null && messages.length === page.items.length - (goesOn ? 1 : 0) ? null : messages.at(-1);
  const events = [...(await eventsOf(reads, thread, now)), ...later];
  const items: TimelineItem[] = [
    ...events
      .filter(({ at }) => (until === null || at < until) && (!oldest || at >= oldest.data.at))
      .map((event) => ({ at: event.at, own: isOwn(thread, event), message: null, event })),
    ...messages.map((message) => ({
      at: message.data.at,
      own: message.data.by === thread.uid,
      message,
      event: null,
    })),
  ];
  // Messages of one moment stay in their order: they were read newest first.
  items.sort((a, b) => (a.at === b.at ? seqOf(a) - seqOf(b) : a.at < b.at ? -1 : 1));
  return { items, older: oldest ? String(oldest.data.seq) : null };
}

const seqOf = ({ message }: TimelineItem) => message?.data.seq ?? 0;

function toNumber(before: string): number {
  if (!/^[1-9]\d{0,8}$/.test(before)) throw new InvalidCursorError("before is the number of a message");
  return Number(before);
}

/**
 * The events of the proposal that its reader may know: for the hirer none while it waits in line
 * again.
 */
async function eventsOf(
  reads: StoreReads,
  { uid, briefId, applicantUid }: ReadConversation,
  now: Date,
): Promise<EventLine[]> {
  if (briefId === null || applicantUid === null) return [];
  const id = proposalId(briefId, applicantUid);
  const [proposal, invitation, brief] = await Promise.all([
    reads.get<Proposal>(proposalsCollection, id),
    reads.get<Invitation>(invitationsCollection, id),
    reads.get<Brief>(briefsCollection, briefId),
  ]);
  const invited = invitation ? eventsOfInvitation(invitation.data) : [];
  if (!proposal || !brief) return invited;
  const reader = uid === applicantUid ? "applicant" : "hirer";
  const events = seenBy(reader, proposal.data, brief.data, now).events;
  if (reader === "applicant" || hasReachedHirer(proposal.data)) return [...invited, ...events];
  const known = events.slice(
    0,
    events.findLastIndex(({ event }) => event === "QUEUE"),
  );
  return [...invited, ...known];
}

/** A no that a proposal followed is no longer told. */
function eventsOfInvitation({ sentAt, status, answeredAt }: Invitation): EventLine[] {
  const sent: EventLine = { at: timeOfKey(sentAt), event: "INVITE", by: "hirer" };
  if (status === "WITHDRAWN" && answeredAt !== null)
    return [sent, { at: answeredAt, event: "WITHDRAW_INVITATION", by: "hirer" }];
  if (status !== "DECLINED" || answeredAt === null) return [sent];
  return [sent, { at: answeredAt, event: "DECLINE_INVITATION", by: "applicant" }];
}

function isOwn({ uid, applicantUid }: ReadConversation, { by }: EventLine): boolean {
  return by === (uid === applicantUid ? "applicant" : "hirer");
}
