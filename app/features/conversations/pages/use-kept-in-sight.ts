import { useEffect, useLayoutEffect, useRef } from "react";

// On the server there is no layout, and React warns of an effect that waits for one.
const useBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** Keeps an element in sight when what stands above it grows by something new, where it was in sight before. */
export function useKeptInSight(id: string, newest: string | undefined): void {
  const isInSight = useRef(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => {
      isInSight.current = entry?.isIntersecting ?? false;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  useBeforePaint(() => {
    if (newest && isInSight.current) document.getElementById(id)?.scrollIntoView({ block: "nearest" });
  }, [id, newest]);
}
