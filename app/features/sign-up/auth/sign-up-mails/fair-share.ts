/**
 * A leaky bucket: mails sent in advance of the hourly rate, and as of when. It drains as time
 * passes.
 */
export interface Level {
  level: number;
  /** ISO 8601 UTC. */
  at: string;
}

const hour = 3_600_000;

/**
 * One step as a share of the hour’s mails: a large provider has most sign-ups of a good day, and
 * must not be delayed for that.
 */
const providerStep = 0.15;

/** The level now: the mails that were sent, less the room made by the time since. */
export function levelAt({ level, at }: Level, now: Date, perHour: number): number {
  const passed = Math.max(0, now.getTime() - Date.parse(at));
  return Math.max(0, level - (passed / hour) * perHour);
}

/**
 * How busy the sender of a mail is; 1 on a usual day. The larger of two: the number of this form
 * among those of its network in ten minutes, and the steps of the hour's mails that have gone to
 * the mailbox's provider.
 */
export function weightOf(
  { posts, toProvider }: { posts: number; toProvider: number },
  perHour: number,
): number {
  return Math.max(1, posts, Math.ceil(toProvider / (perHour * providerStep)));
}

/**
 * The level up to which a mail of this weight is sent: the whole hour's for the quietest sender,
 * half of it for the busiest.
 */
export function roomFor(weight: number, perHour: number): number {
  return perHour * Math.max(0.5, 1 - (weight - 1) / 10);
}

/** Milliseconds until the level has room for a mail of this weight, if no other is sent. */
export function timeUntilRoom(level: number, weight: number, perHour: number): number {
  return Math.max(0, ((level + 1 - roomFor(weight, perHour)) / perHour) * hour);
}

/**
 * The domain that a mailbox's provider answers for: `mx.mail.example.com` and `example.com` are
 * one. With a short second label three labels are taken (`example.co.uk`). Two providers taken for
 * one only wait a little longer in a flood.
 */
export function providerOf(address: string): string {
  const labels = address.slice(address.lastIndexOf("@") + 1).split(".");
  const isShort = (labels.at(-2)?.length ?? 0) <= 3;
  return labels.slice(isShort ? -3 : -2).join(".");
}
