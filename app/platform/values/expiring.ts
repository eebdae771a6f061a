/**
 * Collections whose documents are forgotten from their `expiresAt` on, ISO 8601 UTC: a sweep removes them
 * (auth/sweep.server.ts), and on Firestore its time-to-live policies do, where no sweep came first.
 */
export const expiringCollections = [
  "activity",
  "addressChanges",
  "attempts",
  "challenges",
  "feeds",
  "keptForms",
  "limits",
  "links",
  "notifications",
  "sessions",
] as const;

export const isExpiring = (collection: string) =>
  expiringCollections.some((expiring) => expiring === collection);
