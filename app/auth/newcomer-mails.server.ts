import { isWithin } from "~/contract/bound";
import { hashed } from "~/contract/hash.server";
import { NEWCOMER_DELAY, NEWCOMER_WINDOW } from "~/contract/times";
import { limitsCollection } from "~/mails/mail-limits.server";
import type { StoreTransaction } from "~/ports/store";

/** `limits/{hash}`: how many there were in the window. Says nothing of anybody. */
interface NewcomerMails {
  began: string;
  asked: number;
  expiresAt: string;
}

const id = hashed("newcomers", "");

/** `until`: when a mail that has to wait is tried again. `isFirst`: no other has waited so in this window. */
export type NewcomerVerdict =
  | { wait: "none" }
  | { wait: "delayed" | "held"; until: Date; asked: number; isFirst: boolean };

/**
 * Counts a mail of the whole site to an address that nobody has proven: an invitation, a confirmation. Past
 * the first figure each waits once, past the second all wait for the next window. One that has `waited` is
 * counted already.
 */
export async function countNewcomerMail(
  tx: StoreTransaction,
  { now, waited, perHour }: { now: Date; waited: boolean; perHour: number },
): Promise<NewcomerVerdict> {
  const found = await tx.get<NewcomerMails>(limitsCollection, id);
  const current = found && isWithin(NEWCOMER_WINDOW, found.data.began, now) ? found.data : null;
  const began = current?.began ?? now.toISOString();
  const asked = (current?.asked ?? 0) + (waited ? 0 : 1);
  const end = new Date(Date.parse(began) + NEWCOMER_WINDOW);
  tx.set<NewcomerMails>(limitsCollection, id, { began, asked, expiresAt: end.toISOString() });
  const newcomerMails = perHour;
  const newcomerMailsHeld = 5 * perHour;
  if (asked > newcomerMailsHeld)
    return { wait: "held", until: end, asked, isFirst: asked === newcomerMailsHeld + 1 && !waited };
  if (asked > newcomerMails && !waited) {
    const until = new Date(now.getTime() + NEWCOMER_DELAY);
    return { wait: "delayed", until, asked, isFirst: asked === newcomerMails + 1 };
  }
  return { wait: "none" };
}
