import { useFetcher } from "@remix-run/react";
import { type RefObject, useEffect, useState } from "react";

interface MarkRead {
  /** Where the mark is posted. */
  action: string;
  /** The last message that was marked as read when the page loaded. */
  known: number;
  /** The last message that is read now. */
  upTo: number;
}

/**
 * Marks messages as read once they were in sight: a conversation beside a list may be loaded but
 * hidden.
 */
export function useMarkRead({ action, known, upTo }: MarkRead): void {
  const { submit, state } = useFetcher();
  const [told, setTold] = useState(known);
  useEffect(() => {
    if (upTo <= told || state !== "idle") return;
    setTold(upTo);
    submit({ intent: "read", message: String(upTo) }, { method: "post", action });
  }, [upTo, told, state, submit, action]);
}

/** Whether an element has been in the window. */
export function useWasInSight(element: RefObject<Element>): boolean {
  const [was, setWas] = useState(false);
  useEffect(() => {
    if (was || !element.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setWas(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [was, element]);
  return was;
}
