import type { MailMove } from "~/content/mail-moves";
import { type Administrator, requireAdministrator } from "~/features/moderation/rules/administrator";
import { openTrail } from "~/features/moderation/rules/audit-trail";
import { enqueue } from "~/platform/jobs/queue.server";
import type { Clock } from "~/platform/ports/clock";
import type { Store, StoreReads } from "~/platform/ports/store";
import { ok, type Result } from "~/platform/values/result";
import { MAILS_HELD, MAILS_LET_GO } from "~/platform/values/times";
import { keepFlow, type MailOrder, readFlow } from "./flow.server";
import { countHeldMails, wakeMails } from "./held-mails.server";

/** Sign-up mails as administrators see them. */
export interface SignUpMails {
  /** How many wait, counted to 500. */
  waiting: number;
  order: MailOrder | null;
}

interface Parts {
  store: Store;
  clock: Clock;
}

/** Null for non-administrators. */
export async function readSignUpMailsAs(
  { store, clock }: Parts,
  who: Administrator,
): Promise<SignUpMails | null> {
  const administrator = await requireAdministrator(store, who);
  return administrator.ok ? readSignUpMails(store, clock) : null;
}

export async function steerMailsAs(
  parts: Parts,
  who: Administrator,
  move: MailMove,
): Promise<Result<undefined>> {
  const administrator = await requireAdministrator(parts.store, who);
  if (!administrator.ok) return administrator;
  await steerMails(parts, who.uid, move);
  return ok();
}

export async function readSignUpMails(reads: StoreReads, clock: Clock): Promise<SignUpMails> {
  const { order } = await readFlow(reads, clock.now());
  return { waiting: await countHeldMails(reads), order };
}

/**
 * Sends all mails to new addresses for an hour, holds all for a day, or ends either. `by`: the
 * administrator, null for a command on the machine. Waiting mails are decided again.
 */
export async function steerMails({ store, clock }: Parts, by: string | null, move: MailMove): Promise<void> {
  await store.transact(async (tx) => {
    const now = clock.now();
    const flow = await readFlow(tx, now);
    const addToTrail = await openTrail(tx, clock);
    const lasts = { LET_GO: MAILS_LET_GO, HOLD: MAILS_HELD };
    const order =
      move === "BY_ITSELF" ? null : { move, until: new Date(now.getTime() + lasts[move]).toISOString() };
    keepFlow(tx, { ...flow, order });
    addToTrail({ by, act: "STEER_MAILS", about: move, reason: null });
    if (move !== "HOLD") enqueue(tx, { type: wakeMails, payload: { after: null }, id: wakeMails.name }, now);
  });
}
