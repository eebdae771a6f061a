import { type MarketParts, requireMember } from "~/features/accounts/model/member";
import { settingsOf } from "~/features/accounts/model/settings";
import { type Conversation, conversationsCollection } from "~/features/conversations/model/conversation";
import { endOfSnooze, type Snooze } from "~/features/conversations/model/snooze";
import {
  snoozedUntil,
  type Thread,
  threadId,
  threadsCollection,
  withReturn,
  withSnooze,
} from "~/features/conversations/model/thread";
import { type Job, job, oneFor } from "~/platform/jobs/job";
import { enqueue } from "~/platform/jobs/queue.server";
import { ok, type Result, refuse } from "~/values/result";
import { siteZone } from "~/values/zoned-days";
import { setThread } from "./set-thread";
import { hindranceBetween } from "./write-scene";

interface Snoozed {
  conversation: string;
  uid: string;
}

/** Brings a conversation back whose time has come. Runs again without harm. */
export const endSnooze = job({
  name: "end-snooze",
  lane: "moves",
  async run({ store, clock }: MarketParts, { payload: { conversation, uid } }: Job<Snoozed>) {
    await store.transact(async (tx) => {
      const thread = (await tx.get<Thread>(threadsCollection, threadId(conversation, uid)))?.data;
      const until = thread ? snoozedUntil(thread) : null;
      const now = clock.now().toISOString();
      // It came back before, or was snoozed anew, which planned another run.
      if (!thread || until === null || until > now) return;
      const found = await tx.get<Conversation>(conversationsCollection, conversation);
      setThread(tx, withReturn(thread, now, found?.data ?? { messages: 0 }), now);
    });
    return ok();
  },
});

/**
 * Takes a conversation out of the list until the morning of a day, in the time zone of the member's
 * settings, else in `timeZone` (a checked IANA name), that of their browser. Refused for one in
 * which nothing can be written any more.
 */
export function snooze(
  { store, clock }: MarketParts,
  uid: string,
  { conversationId, timeZone, ...chosen }: Snooze & { conversationId: string; timeZone?: string | null },
): Promise<Result<Thread>> {
  return store.transact(async (tx) => {
    const member = await requireMember(tx, uid);
    if (!member.ok) return member;
    const thread = (await tx.get<Thread>(threadsCollection, threadId(conversationId, uid)))?.data;
    if (!thread) return refuse("NOT_FOUND");
    const hindrance = await hindranceBetween(tx, uid, thread.otherUid);
    if (!hindrance.ok) return hindrance;
    const now = clock.now();
    const zone = settingsOf(member.value.account).timeZone ?? timeZone ?? siteZone;
    const end = endOfSnooze(chosen, now, zone);
    if (!end.ok) return end;
    const until = end.value.toISOString();
    if (snoozedUntil(thread) === until) return ok(thread);
    const snoozed = withSnooze(thread, until);
    setThread(tx, snoozed, now.toISOString());
    const payload = { conversation: conversationId, uid };
    enqueue(tx, { ...oneFor(endSnooze, payload), dueAt: end.value }, now);
    return ok(snoozed);
  });
}
