import { mailboxOf } from "~/domain/email-address.server";
import type { Clock } from "~/platform/ports/clock";
import { collection } from "~/platform/ports/collection";
import type { Store, StoreReads, StoreTransaction } from "~/platform/ports/store";
import { type Bound, type Counted, type CountedWindow, isWithin } from "~/values/bound";
import { INVITATION_INTERVAL, MAIL_LIMIT_WINDOW, NEWS_WINDOW } from "~/values/durations";
import { hashed } from "~/values/hash.server";
import { limits } from "~/values/limits";

/**
 * `limits/{hash}`: when mails were taken, newest last, as ISO time + "_" + job. A job that is tried
 * again has taken its mail already.
 */
export interface Limit {
  times: string[];
  expiresAt: string;
}

export const takenLimits = collection<Limit | CountedWindow>()({
  name: "limits",
  ofMember: null,
  expires: true,
  shared: true,
  steps: [
    // 2: windows of what is counted stand beside them, and each time says which job took its mail.
    // Until then the newest alone did, in a field of its own.
    ({ job = "", ...limit }) => {
      const times = limit.times as string[];
      return { ...limit, times: times.map((time, at) => `${time}_${at === times.length - 1 ? job : ""}`) };
    },
  ],
  unstamped: ({ times }) => ((times as string[]).every((time) => time.includes("_")) ? 2 : 1),
});
export const limitsCollection = takenLimits.name;

const links: Bound = { most: limits.mailsPerAddress, windowMs: MAIL_LIMIT_WINDOW };

/** The limits, each with a record of its own, and the owner that it counts for. */
const allowances = {
  /** Links to a mailbox, from any browser. */
  mail: { ...links, of: mailboxOf },
  /** Links to an address, from browsers on which it has signed in by a link. */
  "known-mail": { ...links, of: (address: string) => address },
  /** Invitations to a mailbox without an account. */
  invitation: { most: 1, windowMs: INVITATION_INTERVAL, of: mailboxOf },
  /** Mails sent to a mailbox at once, for all its members together. */
  news: { most: limits.newsPerMailbox, windowMs: NEWS_WINDOW, of: mailboxOf },
  /** Changes of address, by the member's uid: each mails two mailboxes. */
  "address-change": { most: limits.addressChanges, windowMs: NEWS_WINDOW, of: (uid: string) => uid },
  /**
   * Mails about a new proposal, by the proposal's id, or a new message, by its conversation, reader
   * and number.
   */
  told: { most: 1, windowMs: NEWS_WINDOW, of: (id: string) => id },
  /** Mails to a mailbox by which members ask for references. */
  "asked-reference": { most: limits.referenceMails, windowMs: NEWS_WINDOW, of: mailboxOf },
  /** Mails to a mailbox about replies by e-mail, by what they say and the mailbox. */
  returned: { most: limits.repliesReturned, windowMs: NEWS_WINDOW, of: (kind: string) => kind },
} as const satisfies Record<string, Bound & { of(owner: string): string }>;

export type Allowance = keyof typeof allowances;

/** `write` records the take; `retryAfterMs` says when the next one is free. */
export type Taken = { ok: true; write(): void } | Extract<Counted, { ok: false }>;

/**
 * Takes one of the mails that `owner` may get. Reads within the transaction and hands back a
 * writer, because all reads come before the first write. The same `job` again takes nothing more.
 */
export async function takeMail(
  tx: StoreTransaction,
  allowance: Allowance,
  owner: string,
  { now, job = "" }: { now: Date; job?: string },
): Promise<Taken> {
  const { times, retryAfterMs, id } = await read(tx, allowance, owner, now);
  if (job !== "" && times.some((time) => time.endsWith(`_${job}`)))
    return { ok: true, write: () => undefined };
  if (retryAfterMs > 0) return { ok: false, retryAfterMs };
  const expiresAt = new Date(now.getTime() + allowances[allowance].windowMs).toISOString();
  const taken = [...times, `${now.toISOString()}_${job}`];
  return { ok: true, write: () => tx.set<Limit>(limitsCollection, id, { times: taken, expiresAt }) };
}

/**
 * Milliseconds until `owner` may get another mail; 0 for at once. Takes nothing, so that checking
 * first writes no record for a mail that can't be sent.
 */
export async function timeUntilMail(
  { store, clock }: { store: Store; clock: Clock },
  allowance: Allowance,
  owner: string,
): Promise<number> {
  return (await read(store, allowance, owner, clock.now())).retryAfterMs;
}

async function read(reads: StoreReads, allowance: Allowance, owner: string, now: Date) {
  const { most, windowMs, of } = allowances[allowance];
  const id = hashed(allowance, of(owner));
  const found = await reads.get<Limit>(limitsCollection, id);
  const times = (found?.data.times ?? []).filter((time) => isWithin(windowMs, momentOf(time), now));
  const oldest = times.at(-most);
  const retryAfterMs = oldest ? Date.parse(momentOf(oldest)) + windowMs - now.getTime() : 0;
  return { id, times, retryAfterMs };
}

const momentOf = (time: string) => time.split("_")[0] ?? "";
