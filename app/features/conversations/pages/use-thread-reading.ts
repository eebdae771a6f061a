import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { firstUnread, newerThan, newestNumber, type ReadItem } from "./first-unread";

// On the server there is no layout, and React warns of an effect that waits for one.
const useBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** Of the line above what is new; where nothing is, of the end. Links lead there without scripts, too. */
export const freshId = "new";

/** So close to its end one reads there: the margin below the last message is hardly more. CSS px. */
const nearEnd = 24;

export interface ThreadReading {
  /** What scrolls. */
  box: RefObject<HTMLDivElement>;
  /** Where the newest message ends, and all of it. */
  end: RefObject<HTMLSpanElement>;
  bottom: RefObject<HTMLSpanElement>;
  /** The id of the message that the line "New" stands above. */
  fresh: string | null;
  /** How many came that are below what is in sight. */
  below: number;
  /** The number of the newest message that was in sight. */
  seen: number;
  goToEnd(): void;
}

/**
 * Where in a conversation one reads. It opens at the first message that is unread, else at its end; what comes while its end is in sight is in
 * sight, and what comes while one reads above moves nothing and is counted. `part`: which part of it is shown.
 */
export function useThreadReading(items: readonly ReadItem[], unread: number, part: string): ThreadReading {
  const box = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const bottom = useRef<HTMLSpanElement>(null);
  const newest = newestNumber(items);
  const [first] = useState(() => firstUnread(items, unread));
  const [fresh, setFresh] = useState(first?.id ?? null);
  const [seen, setSeen] = useState(first?.number ? first.number - 1 : newest);
  // Of which message the end was in sight last; null while it isn't. Of one that came just now nothing is known yet.
  const [atEnd, setAtEnd] = useState<number | null>(null);
  const isInSight = atEnd === newest;
  const below = newerThan(items, seen);
  const isOwnLast = items.at(-1)?.own === true && newest > seen;

  // The line stays above what came first since the end was in sight.
  const [since, setSince] = useState(seen);
  if (atEnd === null && since !== seen && below[0]) {
    setSince(seen);
    setFresh(below[0].id);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another part has other ends
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(([entry]) => setAtEnd(entry?.isIntersecting ? newest : null));
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [newest, part]);
  useEffect(() => {
    // What comes while nobody looks at the page is seen once somebody does.
    const see = () => {
      if (isInSight && document.visibilityState === "visible") setSeen(newest);
    };
    see();
    document.addEventListener("visibilitychange", see);
    return () => document.removeEventListener("visibilitychange", see);
  }, [isInSight, newest]);

  const top = useRef<number | null>(null);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    // Null at its end, where it stays; else how far from its top.
    const note = () => {
      const { scrollTop, scrollHeight, clientHeight } = current;
      top.current = scrollTop > -nearEnd ? null : scrollTop + scrollHeight - clientHeight;
    };
    note();
    const observer = new ResizeObserver(note);
    observer.observe(current);
    current.addEventListener("scroll", note, { passive: true });
    return () => {
      observer.disconnect();
      current.removeEventListener("scroll", note);
    };
  }, []);
  // Whatever adds to its height.
  useBeforePaint(() => {
    const { current } = box;
    if (!current) return;
    const { scrollHeight, clientHeight } = current;
    current.scrollTop = top.current === null ? 0 : top.current - (scrollHeight - clientHeight);
  }, [items, fresh, below.length]);

  const goToEnd = useCallback(() => {
    if (box.current) box.current.scrollTop = 0;
    // Where the window scrolls in place of the box.
    bottom.current?.scrollIntoView({ block: "nearest" });
  }, []);
  // Another part of it begins at its own end.
  const shown = useRef<string>();
  useBeforePaint(() => {
    if (shown.current === part) return;
    if (shown.current === undefined && first) document.getElementById(freshId)?.scrollIntoView();
    else goToEnd();
    shown.current = part;
  });
  useEffect(() => {
    if (isOwnLast) goToEnd();
  }, [isOwnLast, goToEnd]);

  return { box, end, bottom, fresh, below: atEnd === null ? below.length : 0, seen, goToEnd };
}
