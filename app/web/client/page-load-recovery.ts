import { useEffect } from "react";

const key = "page-load-recovery";
/** Milliseconds within which a reload counts as the answer to a failed page load. */
const recent = 10_000;

/**
 * A page that fails to load reloads the document (product.md §8): the router does that by itself,
 * but comes back to the page that was left. This notes where the navigation was going.
 */
export function usePageLoadRecovery(): void {
  useEffect(() => {
    const note = () => {
      // Asked of the router itself: a script that failed while being preloaded reloads the page before
      // React has shown that anything loads.
      const { state, location } = window.__remixRouter.state.navigation;
      if (state !== "loading") return;
      const target = location.pathname + location.search;
      sessionStorage.setItem(key, JSON.stringify({ target, at: Date.now() }));
    };
    window.addEventListener("pagehide", note);
    return () => window.removeEventListener("pagehide", note);
  }, []);
}

/** Where a reload that was caused by a failed page load should go, once: the note is removed first, so there is no loop. */
export function takeRecoveryTarget(): string | null {
  try {
    const note: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    sessionStorage.removeItem(key);
    const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const { target, at } = (note ?? {}) as { target?: string; at?: number };
    if (entry?.type !== "reload" || !target || !at || Date.now() - at > recent) return null;
    return target.startsWith("/") && !target.startsWith("//") ? target : null;
  } catch {
    return null;
  }
}
