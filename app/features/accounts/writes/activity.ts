import { randomUUID } from "node:crypto";
import type { Clock } from "~/platform/ports/clock";
import { collection } from "~/platform/ports/collection";
import { type PageArgs, toQueryPage } from "~/platform/ports/pages";
import type { Page, StoreReads, StoreTransaction } from "~/platform/ports/store";
import { ACTIVITY_KEPT } from "~/values/durations";
import { timeOfKey } from "~/values/sort-key";

/** What happened to an account, for its member alone. */
export type ActivityEvent =
  | "signed-in"
  /** By a browser on which the address had never signed in. */
  | "signed-in-anew"
  | "signed-in-by-passkey"
  /** With a passkey, by a browser on which the address had never signed in. */
  | "signed-in-anew-by-passkey"
  | "passkey-added"
  | "passkey-removed"
  | "session-ended"
  | "other-sessions-ended"
  /** By the link in the mail about a sign-in. */
  | "all-sessions-ended"
  | "email-changed"
  | "deletion-asked"
  | "deletion-undone"
  | "exported";

/** `activity/{id}`. */
export interface Activity {
  uid: string;
  event: ActivityEvent;
  /** Like "Firefox on Android", of the browser that did it; null where none is known. */
  device: string | null;
  /** ISO 8601 UTC + "_" + id, so that it is unique. */
  at: string;
  expiresAt: string;
}

export const activity = collection<Activity>()({
  name: "activity",
  ofMember: {
    field: "uid",
    sortedBy: "-at",
    exported: ({ event, device, at, expiresAt }) => ({
      event,
      device,
      at: timeOfKey(at),
      keptUntil: expiresAt,
    }),
  },
  expires: true,
  shared: true,
  // 2: the end of an account, and a passkey in a new browser, are told, too.
  steps: [(document) => document],
});

/** In the transaction of what happened. */
export function noteActivity(
  tx: StoreTransaction,
  clock: Clock,
  { uid, event, device }: Pick<Activity, "uid" | "event" | "device">,
): void {
  const id = randomUUID();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + ACTIVITY_KEPT).toISOString();
  tx.set<Activity>(activity.name, id, {
    uid,
    event,
    device,
    at: `${now.toISOString()}_${id}`,
    expiresAt,
  });
}

/** The newest first. */
export function listActivity(reads: StoreReads, uid: string, page: PageArgs): Promise<Page<Activity>> {
  return reads.query<Activity>({ ...activityOf(uid), ...toQueryPage(page) });
}

const activityOf = (uid: string) =>
  ({ collection: activity.name, where: { uid }, orderBy: { field: "at", direction: "desc" } }) as const;
