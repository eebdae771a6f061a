import { type Account, accountsCollection, forgetBrowsers } from "~/features/accounts/rules/account";
import { noteActivity } from "~/features/accounts/rules/activity";
import type { AuthParts } from "~/features/sign-in/auth/auth-parts";
import { endingSessions } from "~/features/sign-in/auth/ending-sessions.server";
import { findSessions } from "~/features/sign-in/auth/own-sessions.server";
import { findPasskeysSince } from "~/features/sign-in/auth/passkeys/own-passkeys.server";
import type { NotMeLink } from "./not-me-links.server";

/** What a link “this wasn’t me” is about; null for one that does nothing. Changes nothing. */
export function readNotMe({ notMeLinks, clock }: AuthParts, query: URLSearchParams): NotMeLink | null {
  return notMeLinks.read(query, clock.now());
}

/**
 * Signs everybody out of the account: the browser that the mail told of, and all others, each of which is new to the
 * account from then on. Again, it does the same.
 */
export async function endAfterNotMe(parts: AuthParts, query: URLSearchParams): Promise<NotMeLink | null> {
  const link = readNotMe(parts, query);
  if (!link) return null;
  const { store, clock } = parts;
  const { uid, at } = link;
  // At once: between the two a passkey of theirs would open a session, or a session add a passkey.
  await endingSessions(store, uid, () =>
    store.transact(async (tx) => {
      const account = (await tx.get<Account>(accountsCollection, uid))?.data;
      const end = await findSessions(tx, uid);
      // What was added since may be theirs.
      const removePasskeys = await findPasskeysSince(tx, uid, at);
      end(clock);
      const removed = removePasskeys();
      // Of an account that is gone nothing is written any more.
      if (!account) return;
      tx.set<Account>(accountsCollection, uid, forgetBrowsers(account, clock.now()));
      noteActivity(tx, clock, { uid, event: "all-sessions-ended", device: null });
      for (let n = 0; n < removed; n += 1)
        noteActivity(tx, clock, { uid, event: "passkey-removed", device: null });
    }),
  );
  return link;
}
