import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { visuallyHidden } from "./hidden.css";

const regionId = "said";

/** After the page has changed: what takes the focus then would cut short what is said before. */
const A_TICK = 100;

let waiting: string[] = [];

/** Each place in the history with what was said there: nothing is said again on the way back. */
const saidAt = new Set<string>();

/**
 * The one region in which is said what became of a press. The shell has it, empty, in the server's page: what comes
 * with a region isn't read aloud, only what comes into one. Going to another page empties it.
 */
export function SaidRegion() {
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said on another page is past
  useEffect(() => {
    if (waiting.length === 0) write("");
  }, [pathname, search]);
  return <p id={regionId} role="status" className={visuallyHidden} />;
}

/** Has `words` read aloud, where there is a region; the same words again are said again. */
export function say(words: string): void {
  if (waiting.includes(words)) return;
  write("");
  waiting.push(words);
  if (waiting.length > 1) return;
  setTimeout(() => {
    write(waiting.join(" "));
    waiting = [];
  }, A_TICK);
}

/** Says this once it is shown, and after each press that leads to it anew; not on the way back through the history. */
export function useSaid(words: string | null): void {
  const { key } = useLocation();
  useEffect(() => {
    const place = `${key} ${words}`;
    if (!words || saidAt.has(place)) return;
    saidAt.add(place);
    say(words);
  }, [words, key]);
}

function write(words: string): void {
  const region = document.getElementById(regionId);
  if (region) region.textContent = words;
}
