import { feedsCollection } from "~/domain/notices/feed";
import { notificationsCollection } from "~/domain/notices/notification";
import { type Pause, removeFound } from "~/jobs/sweep.server";
import { limitsCollection } from "~/mails/mail-limits.server";
import type { Clock } from "~/ports/clock";
import type { Store } from "~/ports/store";
import { addressChangesCollection } from "./address-change/address-change.server";
import { attemptsCollection } from "./attempts.server";
import { keptFormsCollection } from "./kept-forms.server";
import { linksCollection } from "./links.server";
import { sessionsCollection } from "./sessions.server";

const expiring = [
  addressChangesCollection,
  attemptsCollection,
  feedsCollection,
  keptFormsCollection,
  limitsCollection,
  linksCollection,
  notificationsCollection,
  sessionsCollection,
];

/** Forgets what has expired: the records of these collections. Answers how many went. */
export async function sweepExpired(
  { store, clock }: { store: Store; clock: Clock },
  pause: Pause,
): Promise<number> {
  const atMost = clock.now().toISOString();
  const orderBy = { field: "expiresAt", direction: "asc" } as const;
  let gone = 0;
  for (const collection of expiring)
    gone += await removeFound(store, { collection, orderBy, atMost, limit: 100 }, pause);
  return gone;
}
