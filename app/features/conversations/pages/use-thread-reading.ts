import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { firstUnread, newerThan, newestNumber, type ReadItem } from "./first-unread";

// React warns of a layout effect on the server.
const useBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * The id of the line above the new messages, or of the end where nothing is new. Links lead there
 * without scripts, too.
 */
export const freshId = "new";

/**
 * Within this distance of the end counts as being at the end: the margin below the last message is
 * hardly more. CSS px.
 */
const nearEnd = 24;

export interface ThreadReading {
  /** The scrolling box. */
  box: RefObject<HTMLDivElement>;
  /** The end of the newest message, and the end of everything. */
  end: RefObject<HTMLSpanElement>;
  bottom: RefObject<HTMLSpanElement>;
  /** The id of the message that the line "New" stands above. */
  fresh: string | null;
  /** How many new messages are below what is in sight. */
  below: number;
  /** The number of the newest message that was in sight. */
  seen: number;
  goToEnd(): void;
}

/**
 * The reading position in a conversation. It opens at the first unread message, else at its end. A
 * message that comes while the end is in sight is scrolled into view; one that comes while the
 * reader is further up moves nothing and is counted. `part`: which part of the conversation is
 * shown.
 */
export function useThreadReading(items: readonly ReadItem[], unread: number, part: string): ThreadReading {
  const box = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const bottom = useRef<HTMLSpanElement>(null);
  const newest = newestNumber(items);
  const [first] = useState(() => firstUnread(items, unread));
  const [fresh, setFresh] = useState(first?.id ?? null);
  const [seen, setSeen] = useState(first?.number ? first.number - 1 : newest);
  // The newest message when the end was last in sight; null while the end is out of sight. For a
  // message that came just now it isn't known yet.
  const [atEnd, setAtEnd] = useState<number | null>(null);
  const isInSight = atEnd === newest;
  const below = newerThan(items, seen);
  const isOwnLast = items.at(-1)?.own === true && newest > seen;

  // The line stays above the first message that came since the end was in sight.
  const [since, setSince] = useState(seen);
  if (atEnd === null && since !== seen && below[0]) {
    setSince(seen);
    setFresh(below[0].id);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another part has other end elements
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(([entry]) => setAtEnd(entry?.isIntersecting ? newest : null));
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [newest, part]);
  useEffect(() => {
    // A message that comes while the page is hidden counts as seen once the page is visible.
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
    // Null at the end, where the box stays; else the distance from the top.
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
  // Runs for everything that may add to the box's height.
  useBeforePaint(() => {
    const { current } = box;
    if (!current) return;
    const { scrollHeight, clientHeight } = current;
    current.scrollTop = top.current === null ? 0 : top.current - (scrollHeight - clientHeight);
  }, [items, fresh, below.length]);

  const goToEnd = useCallback(() => {
    if (box.current) box.current.scrollTop = 0;
    // For layouts in which the window scrolls in place of the box.
    bottom.current?.scrollIntoView({ block: "nearest" });
  }, []);
  // Another part opens at its own end.
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
