import { formatDay } from "~/domain/day-texts";
import type { DailyRoot } from "~/domain/record/daily-root";
import type { BriefNotificationKind } from "~/features/notifications/model/notification";
import { lastRoot } from "~/features/records/model/record-root";
import type { StoreReads } from "~/platform/ports/store";
import * as words from "~/words/mails.generated";
import { briefNotifications } from "./brief-notifications";

/**
 * The last daily root for a mail that tells of agreements: kept in mailboxes, it shows later that
 * no log was written anew. Null for other mails, and before the first root.
 */
export async function rootFor(
  reads: StoreReads,
  kinds: readonly BriefNotificationKind[],
): Promise<DailyRoot | null> {
  return kinds.some((kind) => briefNotifications[kind].ofRecord) ? lastRoot(reads) : null;
}

/** A line of the footer. */
export function sayRoot(root: DailyRoot | null): string | null {
  return root && words.recordRoot({ day: formatDay(root.day), root: root.root });
}
