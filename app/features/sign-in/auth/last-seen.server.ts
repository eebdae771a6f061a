import type { Clock } from "~/platform/ports/clock";
import type { Log } from "~/platform/ports/log";
import { LAST_SEEN_INTERVAL, LAST_SEEN_PAUSE } from "~/values/durations";

/**
 * Notes when sessions were last seen: at most every 10 minutes each, in the background. A store
 * that can't write delays no member, and is logged once a minute.
 */
export function createLastSeen({ clock, log }: { clock: Clock; log: Log }) {
  const underWay = new Set<string>();
  let pausedUntil = 0;

  return {
    note(id: string, lastSeenAt: string, write: (at: string) => Promise<void>): void {
      const now = clock.now();
      const isDue = Date.parse(lastSeenAt) + LAST_SEEN_INTERVAL <= now.getTime();
      if (!isDue || now.getTime() < pausedUntil || underWay.has(id)) return;
      underWay.add(id);
      write(now.toISOString())
        .catch(() => {
          if (clock.now().getTime() < pausedUntil) return;
          pausedUntil = clock.now().getTime() + LAST_SEEN_PAUSE;
          log.warn({}, "Could not note when a session was last seen");
        })
        .finally(() => underWay.delete(id));
    },
  };
}
