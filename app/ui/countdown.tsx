import { useEffect, useState } from "react";
import * as words from "~/words/ui.generated";
import { visuallyHidden } from "./hidden.css";

/**
 * Seconds left of `seconds`; null until JavaScript runs, so that the server's page shows plain
 * text. `until` (ISO 8601 UTC) distinguishes a new wait from an equally long earlier one.
 */
export function useSecondsLeft(seconds: number, until: string): number | null {
  const [left, setLeft] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a wait with another end starts again
  useEffect(() => {
    // Read the clock instead of counting ticks: a sleeping tab stays right.
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
  /** The time of day at which the wait ends, for a page without JavaScript: "14:32 UTC". */
  at: string;
}

/**
 * "Send again in 42 s", as plain text that isn't announced; `CountdownEnd` announces the end once.
 */
export function Countdown({ left, at }: CountdownProps) {
  if (left === null) return words.sendAgainFrom({ time: at });
  return left > 0 ? words.sendAgainIn({ seconds: String(left) }) : words.sendAgain();
}

/**
 * Announces to screen readers that the wait is over. Place it outside the button that shows the
 * countdown.
 */
export function CountdownEnd({ left, children }: { left: number | null; children: string }) {
  return (
    <p className={visuallyHidden} aria-live="polite">
      {left === 0 ? children : ""}
    </p>
  );
}
