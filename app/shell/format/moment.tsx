import { useEffect, useState } from "react";
import { formatClock, formatTime } from "./price";

interface MomentProps {
  /** ISO 8601 UTC. */
  at: string;
  /** The time of day alone, where it was today. */
  short?: boolean;
  className?: string;
}

/** A moment by the reader's own clock, its zone named ("12 March 2026, 15:05 CET"); by UTC until JavaScript runs. */
export function Moment({ at, short = false, className }: MomentProps) {
  const [isLocal, setIsLocal] = useState(false);
  useEffect(() => setIsLocal(true), []);
  const words = isLocal ? inOwnZone(at, short) : short ? formatClock(at) : formatTime(at);
  return (
    <time dateTime={at} className={className}>
      {words}
    </time>
  );
}

/** The time of day alone, below a heading that names the day. */
export function ClockTime({ at }: { at: string }) {
  const [isLocal, setIsLocal] = useState(false);
  useEffect(() => setIsLocal(true), []);
  return <time dateTime={at}>{isLocal ? ownClock.format(new Date(at)) : formatClock(at)}</time>;
}

const clock = { hour: "2-digit", minute: "2-digit", timeZoneName: "short" } as const;
const ownClock = new Intl.DateTimeFormat("en-GB", clock);

/** In the browser alone. */
function inOwnZone(at: string, short: boolean): string {
  const time = new Date(at);
  // biome-ignore lint/plugin: an effect has said that this is the browser
  const now = new Date();
  const isToday = time.toDateString() === now.toDateString();
  return new Intl.DateTimeFormat("en-GB", {
    ...clock,
    ...(!(short && isToday) && { day: "numeric", month: "long", year: "numeric" }),
  })
    .format(time)
    .replace(" at ", ", ");
}
