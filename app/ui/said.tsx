import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { visuallyHidden } from "./hidden.css";

const regionId = "said";

/**
 * Milliseconds to wait until the page has changed: an element that takes the focus would cut an
 * earlier announcement short.
 */
const A_TICK = 100;

let waiting: string[] = [];

/** History entries with what was announced there: nothing is repeated on the way back. */
const saidAt = new Set<string>();

/**
 * The only live region for the results of actions. It is part of the server's page and empty there:
 * screen readers announce only text that is added to a region. Going to another page empties it.
 */
export function SaidRegion() {
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: announcements of the previous page are out of date
  useEffect(() => {
    if (waiting.length === 0) write("");
  }, [pathname, search]);
  return <p id={regionId} role="status" className={visuallyHidden} />;
}

/** Announces `text` if there is a region; repeated texts are announced again. */
export function say(text: string): void {
  if (waiting.includes(text)) return;
  write("");
  waiting.push(text);
  if (waiting.length > 1) return;
  setTimeout(() => {
    write(waiting.join(" "));
    waiting = [];
  }, A_TICK);
}

/**
 * Announces the words once they are shown, and after each action that leads to them again; not on
 * the way back through the history.
 */
export function useSaid(text: string | null): void {
  const { key } = useLocation();
  useEffect(() => {
    const announcement = `${key} ${text}`;
    if (!text || saidAt.has(announcement)) return;
    saidAt.add(announcement);
    say(text);
  }, [text, key]);
}

function write(text: string): void {
  const region = document.getElementById(regionId);
  if (region) region.textContent = text;
}
