import { useEffect, useState } from "react";
import { useTimes } from "./use-times";

interface MomentProps {
  /** ISO 8601 UTC. */
  at: string;
  className?: string;
}

/** A moment in the reader's time zone: "12 March 2026, 15:05". */
export function Moment({ at, className }: MomentProps) {
  return (
    <time dateTime={at} className={className}>
      {useTimes().time(at)}
    </time>
  );
}

/** Its day: "12 March 2026". */
export function Day({ at }: MomentProps) {
  return <time dateTime={at}>{useTimes().day(at)}</time>;
}

/** The time of day alone, for use below a heading that names the day. */
export function ClockTime({ at }: MomentProps) {
  return <time dateTime={at}>{useTimes().clock(at)}</time>;
}

/**
 * The time of day alone while it is that of today: the browser looks, so the server's page has no
 * day.
 */
export function RecentMoment({ at }: MomentProps) {
  const { isSameDay, clock, time } = useTimes();
  const [now, setNow] = useState(at);
  // biome-ignore lint/plugin: an effect runs in the browser alone
  useEffect(() => setNow(new Date().toISOString()), []);
  return <time dateTime={at}>{isSameDay(at, now) ? clock(at) : time(at)}</time>;
}
