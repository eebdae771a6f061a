/** How much of the hour's mails is asked for ahead of its time, and as of when. It runs off as the hour goes. */
export interface Level {
  level: number;
  /** ISO 8601 UTC. */
  at: string;
}

const hour = 3_600_000;

/** Share of the hour’s mails: a large provider has most people of a good day, and must not wait for that. */
const providerStep = 0.15;

/** Mails that went out lately, less what the time since makes room for. */
export function levelAt({ level, at }: Level, now: Date, perHour: number): number {
  const passed = Math.max(0, now.getTime() - Date.parse(at));
  return Math.max(0, level - (passed / hour) * perHour);
}

/**
 * How busy the sender of a mail is, 1 for everybody on a usual day: which form of its network this is in ten minutes,
 * or how many times a step of the hour's mails has gone to the mailbox's provider, whichever is more.
 */
export function weightOf(
  { posts, toProvider }: { posts: number; toProvider: number },
  perHour: number,
): number {
  return Math.max(1, posts, Math.ceil(toProvider / (perHour * providerStep)));
}

/** The level up to which such a mail goes out: all of the hour's for the quietest, half of it for the busiest. */
export function roomFor(weight: number, perHour: number): number {
  return perHour * Math.max(0.5, 1 - (weight - 1) / 10);
}

/** In how many ms the level leaves such a mail room, when nothing else goes out. */
export function timeUntilRoom(level: number, weight: number, perHour: number): number {
  return Math.max(0, ((level + 1 - roomFor(weight, perHour)) / perHour) * hour);
}

/**
 * The domain that a mailbox's provider answers for: `mx.mail.example.com` and `example.com` are one. Of a short second
 * label it takes three (`example.co.uk`): who is taken for another waits a little longer in a flood, no more.
 */
export function providerOf(address: string): string {
  const labels = address.slice(address.lastIndexOf("@") + 1).split(".");
  const isShort = (labels.at(-2)?.length ?? 0) <= 3;
  return labels.slice(isShort ? -3 : -2).join(".");
}
