import { notificationsCollection } from "~/domain/notices/notification";
import { limitsCollection } from "~/mails/mail-limits.server";
import type { Clock } from "~/ports/clock";
import type { Store } from "~/ports/store";
import { attemptsCollection } from "./attempts.server";
import { keptFormsCollection } from "./kept-forms.server";
import { linksCollection } from "./links.server";
import { sessionsCollection } from "./sessions.server";

const page = 100;
const expiring = [
  attemptsCollection,
  keptFormsCollection,
  limitsCollection,
  linksCollection,
  notificationsCollection,
  sessionsCollection,
];

/** Forgets what has expired: attempts, forms, limits, links, notices, sessions. Answers how many records went. */
export async function sweepExpired({ store, clock }: { store: Store; clock: Clock }): Promise<number> {
  let gone = 0;
  for (const collection of expiring) {
    for (let found = page; found === page; gone += found) {
      found = await store.transact(async (tx) => {
        const expired = await tx.query({
          collection,
          orderBy: { field: "expiresAt", direction: "asc" },
          atMost: clock.now().toISOString(),
          limit: page,
        });
        for (const { id } of expired.items) tx.delete(collection, id);
        return expired.items.length;
      });
    }
  }
  return gone;
}
