import { stopMails } from "~/domain/accounts/settings";
import type { Stop } from "~/mails/stop-links.server";
import type { AuthParts } from "./auth-parts";

/**
 * Ends a member's mails about some topics, for whoever has the address that stands in one of them: null where we
 * didn't make it. It proves nothing more than that, so it may do nothing more.
 */
export async function unsubscribe(
  { store, stopLinks }: Pick<AuthParts, "store" | "stopLinks">,
  query: URLSearchParams,
): Promise<Stop | null> {
  const stop = stopLinks.read(query);
  if (stop) await stopMails({ store }, stop.uid, stop.topics);
  return stop;
}
