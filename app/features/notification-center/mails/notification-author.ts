import type { MailAuthor } from "~/features/notifications/mails/author-in-mail";
import { getProfile } from "~/features/profiles/model/profile";
import type { StoreReads } from "~/platform/ports/store";
import { briefNotifications } from "./brief-notifications";
import type { NamedScene } from "./brief-notifications/entry";

export interface NotificationAuthor extends MailAuthor {
  /** The brief through which their picture is read. */
  through: string;
}

/**
 * The member who caused a notification, by the name in its line; null for the product's own, and
 * for members without a name.
 */
export async function authorOf(
  reads: StoreReads,
  { notification: { type, applicantUid, uid: told, briefId }, brief, names }: NamedScene,
): Promise<NotificationAuthor | null> {
  const { by: doing } = briefNotifications[type];
  const other = told === brief.hirerUid ? "applicant" : "hirer";
  const by = doing === "other" ? other : doing;
  const uid = by === "hirer" ? brief.hirerUid : applicantUid;
  const name = by && names[by];
  if (!uid || !name) return null;
  return { uid, name, face: (await getProfile(reads, uid))?.data.face ?? null, through: briefId };
}
