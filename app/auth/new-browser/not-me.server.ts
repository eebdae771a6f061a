import { noteActivity } from "~/domain/accounts/activity";
import type { AuthParts } from "../auth-parts";
import { endSessions } from "../own-sessions.server";
import { removePasskeys } from "../passkeys/own-passkeys.server";
import type { NotMeLink } from "./not-me-links.server";

/** What a link “this wasn’t me” is about; null for one that does nothing. Changes nothing. */
export function readNotMe({ notMeLinks, clock }: AuthParts, query: URLSearchParams): NotMeLink | null {
  return notMeLinks.read(query, clock.now());
}

/** Signs everybody out of the account: the browser that the mail told of, and all others. Again, it does the same. */
export async function endAfterNotMe(parts: AuthParts, query: URLSearchParams): Promise<NotMeLink | null> {
  const link = readNotMe(parts, query);
  if (!link) return null;
  const { store, clock } = parts;
  await endSessions(store, link.uid, () => true);
  // What was added since may be theirs.
  await removePasskeys(parts, link.uid, link.at);
  await store.transact(async (tx) =>
    noteActivity(tx, clock, { uid: link.uid, event: "all-sessions-ended", device: null }),
  );
  return link;
}
