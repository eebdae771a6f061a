import { type RefObject, useEffect, useState } from "react";

/**
 * Whether something has been seen: in the window (`element`; without one, anywhere on the page) and
 * the page visible, both for this long at a stretch, in ms. Begins anew with another `key`.
 */
export function useWasSeen(key: string, forMs: number, element?: RefObject<Element>): boolean {
  const [seen, setSeen] = useState<string | null>(null);
  const isSeen = seen === key;
  useEffect(() => {
    if (isSeen) return;
    let isInWindow = element === undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (isInWindow && document.visibilityState === "visible") timer = setTimeout(setSeen, forMs, key);
    };
    const observer = new IntersectionObserver(([entry]) => {
      isInWindow = entry?.isIntersecting ?? false;
      look();
    });
    if (element?.current) observer.observe(element.current);
    look();
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener("visibilitychange", look);
    };
  }, [isSeen, key, forMs, element]);
  return isSeen;
}
