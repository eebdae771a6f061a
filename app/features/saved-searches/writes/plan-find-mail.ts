import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { settingsOf } from "~/features/accounts/model/settings";
import { nextDigestAt } from "~/features/notifications/model/mail-of-the-day";
import type { Find, FindMail } from "~/features/saved-searches/model/find";
import type { JobType } from "~/platform/jobs/job";
import { enqueue, type JobDocument, jobsCollection } from "~/platform/jobs/queue.server";
import type { StoreTransaction } from "~/platform/ports/store";
import { FINDS_GATHERED } from "~/values/durations";
import { limits } from "~/values/limits";

export const findMailType: JobType<FindMail> = { name: "find-mail", lane: "mail" };

/**
 * Puts a find into its member's next mail about saved searches: of the next minutes, or of the day.
 * Reads at once, and answers the writer.
 */
export async function addToFindMail(
  tx: StoreTransaction,
  now: Date,
  { uid, finds, cadence }: { uid: string; finds: readonly Find[]; cadence: "INSTANT" | "DAILY" },
): Promise<() => void> {
  const account = await tx.get<Account>(accountsCollection, uid);
  if (!account) return () => {};
  const { timeZone } = settingsOf(account.data);
  const dueAt = cadence === "DAILY" ? nextDigestAt(now, timeZone ?? "UTC") : nextSlot(now);
  const id = `${findMailType.name}-${uid}-${dueAt.toISOString()}`;
  const waiting = await tx.get<JobDocument>(jobsCollection, id);
  const former = (waiting?.data.payload as FindMail | undefined) ?? { uid, finds: [], more: 0 };
  const isKnown = ({ search, item }: Find) =>
    former.finds.some((one) => one.search === search && one.item === item);
  const all = [...former.finds, ...finds.filter((find) => !isKnown(find))];
  // Some will be gone when the mail is sent, and one find may be several searches'.
  const payload = {
    uid,
    finds: all.slice(0, mostKept),
    more: former.more + Math.max(0, all.length - mostKept),
  };
  return () => enqueue(tx, { type: findMailType, payload, dueAt, id }, now);
}

const mostKept = limits.findsInMail * 4;

/** The end of the next span of FINDS_GATHERED, so that finds close to each other share a mail. */
function nextSlot(now: Date): Date {
  return new Date((Math.floor(now.getTime() / FINDS_GATHERED) + 2) * FINDS_GATHERED);
}
