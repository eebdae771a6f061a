import { limits } from "~/contract/limits";
import { INVITATION_INTERVAL, MAIL_LIMIT_WINDOW } from "~/contract/times";
import type { Clock } from "~/ports/clock";
import type { Store, StoreTransaction } from "~/ports/store";
import { hashed } from "./hash.server";

/** `limits/{hash of the address}`: when mails were asked for, newest last. */
export interface Limit {
  times: string[];
  /** The job that took the newest, where a repeated try must not take another. */
  job?: string;
  expiresAt: string;
}

export const limitsCollection = "limits";

/**
 * Takes one of the mails that an address may get: 5 in 30 minutes, whoever asks. Reads within the
 * transaction and hands back a writer, because all reads come before the first write.
 */
export function takeMail(tx: StoreTransaction, address: string, now: Date): Promise<Taken> {
  return take(tx, hashed("mail", address), limits.mailsPerAddress, MAIL_LIMIT_WINDOW, now);
}

/**
 * Milliseconds until an address may get another mail; 0 for at once. Takes nothing: whoever asks
 * first writes no record for a mail that could not be sent.
 */
export async function timeUntilMail(
  { store, clock }: { store: Store; clock: Clock },
  address: string,
): Promise<number> {
  const found = await store.get<Limit>(limitsCollection, hashed("mail", address));
  return waitOf(found?.data.times ?? [], limits.mailsPerAddress, MAIL_LIMIT_WINDOW, clock.now());
}

/** An address without an account is invited at most once a day; the same job again is the same invitation. */
export async function takeInvitation(
  tx: StoreTransaction,
  address: string,
  job: string,
  now: Date,
): Promise<Taken> {
  const id = hashed("invitation", address);
  const before = await tx.get<Limit>(limitsCollection, id);
  if (before?.data.job === job) return { ok: true, write: () => undefined };
  return take(tx, id, 1, INVITATION_INTERVAL, now, job);
}

/** `write` records the take; `retryAfterMs` says when the next one is free. */
export type Taken = { ok: true; write(): void } | { ok: false; retryAfterMs: number };

async function take(
  tx: StoreTransaction,
  id: string,
  most: number,
  window: number,
  now: Date,
  job?: string,
): Promise<Taken> {
  const found = await tx.get<Limit>(limitsCollection, id);
  const times = within(found?.data.times ?? [], window, now);
  const retryAfterMs = waitOf(times, most, window, now);
  if (retryAfterMs > 0) return { ok: false, retryAfterMs };
  const expiresAt = new Date(now.getTime() + window).toISOString();
  return {
    ok: true,
    write: () =>
      tx.set<Limit>(limitsCollection, id, {
        times: [...times, now.toISOString()],
        expiresAt,
        ...(job && { job }),
      }),
  };
}

function within(times: readonly string[], window: number, now: Date): string[] {
  const since = new Date(now.getTime() - window).toISOString();
  return times.filter((time) => time > since);
}

function waitOf(times: readonly string[], most: number, window: number, now: Date): number {
  const oldest = within(times, window, now).at(-most);
  return oldest ? Date.parse(oldest) + window - now.getTime() : 0;
}
