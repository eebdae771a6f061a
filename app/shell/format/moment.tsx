import { useEffect, useState } from "react";
import { formatClock, formatTime } from "./price";

interface MomentProps {
  /** ISO 8601 UTC. */
  at: string;
  /** Show the time of day alone if the moment is today. */
  short?: boolean;
  className?: string;
}

/**
 * A moment in the reader's time zone, with its name ("12 March 2026, 15:05 CET"); in UTC until
 * JavaScript runs.
 */
export function Moment({ at, short = false, className }: MomentProps) {
  const [isLocal, setIsLocal] = useState(false);
  useEffect(() => setIsLocal(true), []);
  const text = isLocal ? inOwnZone(at, short) : short ? formatClock(at) : formatTime(at);
  return (
    <time dateTime={at} className={className}>
      {text}
    </time>
  );
}

/** The time of day alone, for use below a heading that names the day. */
export function ClockTime({ at }: { at: string }) {
  const [isLocal, setIsLocal] = useState(false);
  useEffect(() => setIsLocal(true), []);
  return <time dateTime={at}>{isLocal ? ownClock.format(new Date(at)) : formatClock(at)}</time>;
}

const clock = { hour: "2-digit", minute: "2-digit", timeZoneName: "short" } as const;
const ownClock = new Intl.DateTimeFormat("en-GB", clock);

/** Call it in the browser alone: it uses the system's time zone. */
function inOwnZone(at: string, short: boolean): string {
  const time = new Date(at);
  // biome-ignore lint/plugin: an effect has ensured that this is the browser
  const now = new Date();
  const isToday = time.toDateString() === now.toDateString();
  return new Intl.DateTimeFormat("en-GB", {
    ...clock,
    ...(!(short && isToday) && { day: "numeric", month: "long", year: "numeric" }),
  })
    .format(time)
    .replace(" at ", ", ");
}
