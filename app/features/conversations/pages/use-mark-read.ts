import { useFetcher } from "@remix-run/react";
import { type RefObject, useEffect, useState } from "react";

interface MarkRead {
  /** Where it is told. */
  action: string;
  /** Up to which message it is known to be read, when the page came. */
  known: number;
  /** Up to which message it is read now. */
  upTo: number;
}

/** Tells that messages were read once they were in sight: a page beside a list may be there and shown nowhere. */
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
