import type { ReactNode } from "react";
import type { Times } from "~/domain/times";
import { useTimes } from "./use-times";

interface NamedTime {
  /** ISO 8601 UTC. */
  moment: string;
  said: string;
}

export interface Timed {
  /** The reader's times. What they say is remembered for `timed`. */
  times: Times;
  /** A text that these times were said in: each is a `<time>` in it, for programs. */
  timed(text: string): ReactNode;
  timed(text: string | null): ReactNode;
}

/** How the reader of this page reads moments, for texts that name them. */
export function useTimed(): Timed {
  const named: NamedTime[] = [];
  return {
    times: noting(useTimes(), named),
    timed: (text: string | null) => text && withElements(text, named),
  };
}

/** The same times; what they say of a moment is noted. */
function noting(times: Times, named: NamedTime[]): Times {
  const note =
    <Rest extends unknown[], Said extends string | null>(say: (moment: string, ...rest: Rest) => Said) =>
    (moment: string, ...rest: Rest): Said => {
      const said = say(moment, ...rest);
      if (said) named.push({ moment, said });
      return said;
    };
  return {
    ...times,
    day: note(times.day),
    weekday: note(times.weekday),
    shortDay: note(times.shortDay),
    clock: note(times.clock),
    shortClock: note(times.shortClock),
    time: note(times.time),
    named: note(times.named),
    until: note(times.until),
    shortUntil: note(times.shortUntil),
    daysTo: note(times.daysTo),
  };
}

/** Times stand in a text in the order of its language. Those that it doesn't name are left out. */
function withElements(text: string, named: readonly NamedTime[]): ReactNode {
  const parts: ReactNode[] = [];
  let at = 0;
  for (let next = firstOf(text, at, named); next; next = firstOf(text, at, named)) {
    const { start, said, moment } = next;
    const end = start + said.length;
    parts.push(
      text.slice(at, start),
      <time key={start} dateTime={moment}>
        {text.slice(start, end)}
      </time>,
    );
    at = end;
  }
  // One box, as the text was: in a flexible row each part would be an item of its own.
  return at === 0 ? text : <span>{[...parts, text.slice(at)]}</span>;
}

/** The first of these times in a text from `at` on, the longest of those that begin there. */
function firstOf(text: string, at: number, named: readonly NamedTime[]) {
  let first: (NamedTime & { start: number }) | null = null;
  for (const one of named) {
    const start = startOf(one.said, text, at);
    if (start < 0) continue;
    if (!first || start < first.start || (start === first.start && one.said.length >= first.said.length))
      first = { ...one, start };
  }
  return first;
}

/** Below 0 for nowhere. Where a line begins with what was said, that has a capital. */
function startOf(said: string, text: string, at: number): number {
  const start = text.indexOf(said, at);
  return start < 0 && at === 0 && text.startsWith(said.slice(1), 1) ? 0 : start;
}
