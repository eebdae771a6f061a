import { stopMails } from "~/domain/accounts/settings";
import { setMuted } from "~/domain/conversations/keep-thread";
import type { Stop } from "~/mails/stop-links.server";
import type { AuthParts } from "./auth-parts";

/**
 * Ends a member's mails about some topics, or mutes a conversation of theirs, for whoever has the address that stands in one of them: null where we
 * didn't make it. It proves nothing more than that, so it may do nothing more.
 */
export async function unsubscribe(
  { store, clock, stopLinks }: Pick<AuthParts, "store" | "clock" | "stopLinks">,
  query: URLSearchParams,
): Promise<Stop | null> {
  const stop = stopLinks.read(query);
  if (stop?.conversation) await setMuted({ store, clock }, stop.uid, stop.conversation, true);
  else if (stop) await stopMails({ store }, stop.uid, stop.topics);
  return stop;
}
