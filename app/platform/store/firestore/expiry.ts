import { isExpiring } from "~/platform/values/expiring";

/** When Firestore may remove the document by its time-to-live policy: a policy goes by a time, not by a text. */
export function expiryOf(collection: string, { expiresAt }: Readonly<Record<string, unknown>>): Date | null {
  if (!isExpiring(collection) || typeof expiresAt !== "string") return null;
  const date = new Date(expiresAt);
  return Number.isNaN(date.getTime()) ? null : date;
}
