import { useEffect, useState } from "react";
import { visuallyHidden } from "./hidden.css";

/**
 * Seconds left of `seconds`; null until JavaScript runs, so that the server's page shows plain text. `until`
 * (ISO 8601 UTC) tells a new wait from the last one, which was as long.
 */
export function useSecondsLeft(seconds: number, until: string): number | null {
  const [left, setLeft] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a wait with another end begins anew
  useEffect(() => {
    // By the clock, not by counting ticks: a sleeping tab stays right.
    // biome-ignore lint/plugin: an effect runs in the browser alone
    const now = Date.now;
    const end = now() + seconds * 1_000;
    const tick = () => {
      const rest = Math.max(0, Math.ceil((end - now()) / 1_000));
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 250);
    tick();
    return () => clearInterval(timer);
  }, [seconds, until]);
  return left;
}

interface CountdownProps {
  /** From `useSecondsLeft`. */
  left: number | null;
  /** What can be done then: "Send again". */
  what: string;
  /** The time of day at which it can, for a page without JavaScript: "14:32 UTC". */
  at: string;
}

/** "Send again in 42 s", as plain text that nothing announces; `CountdownEnd` does, once. */
export function Countdown({ left, what, at }: CountdownProps) {
  if (left === null) return `${what} from ${at}`;
  return left > 0 ? `${what} in ${left} s` : what;
}

/** Tells a screen reader that the wait is over. Stands outside the button that shows the countdown. */
export function CountdownEnd({ left, children }: { left: number | null; children: string }) {
  return (
    <p className={visuallyHidden} aria-live="polite">
      {left === 0 ? children : ""}
    </p>
  );
}
