import type { MarketParts } from "~/features/accounts/model/member";
import type { CatchingUp } from "~/features/accounts/writes/change-account";
import { type Thread, threadId, threadsCollection } from "~/features/conversations/model/thread";
import { listThreads } from "~/features/conversations/reads/list-threads";
import type { Job, JobOutcome } from "~/platform/jobs/job";
import { always } from "~/platform/jobs/steps.server";
import { ok } from "~/values/result";
import { planUntoldMail } from "./message-mail-job";

/**
 * Plans the held-back mails about unread messages, for a member and for the others of their
 * conversations. Mails are held back while the account is away, while one of the two blocks the
 * other, and while no mails are wanted. Idempotent.
 */
export async function tellUntold(
  { store, clock }: MarketParts,
  { payload, hasTime = always }: Job<CatchingUp>,
): Promise<JobOutcome<CatchingUp>> {
  const { uid, archived: from = false, after: start = null } = payload;
  for (const archived of from ? [true] : [false, true]) {
    let after = archived === from ? start : null;
    do {
      if (!hasTime()) return ok({ goOn: { uid, archived, after } });
      const here: string | null = after;
      after = await store.transact(async (tx) => {
        const page = { first: 25, after: here };
        const { items, next } = await listThreads(tx, uid, { kind: null, archived }, page);
        const others = await tx.getMany<Thread>(
          threadsCollection,
          items.map(({ data }) => threadId(data.conversationId, data.otherUid)),
        );
        for (const thread of [...items, ...others]) if (thread) planUntoldMail(tx, clock, thread.data);
        return next;
      });
    } while (after !== null);
  }
  return ok();
}
