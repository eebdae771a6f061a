const key = "page-load-recovery";
/**
 * Milliseconds within which a reload counts as the answer to a failed page load. Without a
 * connection, the reload happens only when the reader tries again on the browser's own error page.
 */
const recent = 1_800_000;

/** Of the browser's Navigation API, which TypeScript's library doesn't describe yet. */
interface NavigateEvent extends Event {
  navigationType: "push" | "reload" | "replace" | "traverse";
  userInitiated: boolean;
}

/**
 * When a page fails to load, the router reloads the document (product.md §8), but at the address of
 * the page that was left. This loads the requested page instead: at once if the browser has the
 * Navigation API, otherwise through a note that the reloaded document reads.
 */
export function recoverPageLoads(): void {
  const { navigation } = window as Window & { navigation?: EventTarget };
  const redirect = (event: Event) => {
    const { navigationType, userInitiated } = event as NavigateEvent;
    const target = findTarget();
    if (navigationType !== "reload" || userInitiated || !target) return;
    event.preventDefault();
    window.location.assign(target);
  };
  const note = () => {
    const target = findTarget();
    if (target) sessionStorage.setItem(key, JSON.stringify({ target, at: Date.now() }));
  };
  navigation?.addEventListener("navigate", redirect);
  window.addEventListener("pagehide", note);
}

/**
 * The address that the page is going to. Read from the router, because a script that fails during
 * preloading reloads the page before React has rendered the loading state.
 */
function findTarget(): string | null {
  // The router doesn't exist before React has started.
  const { state, location } = window.__remixRouter?.state.navigation ?? {};
  // With the origin, because a path may begin with two slashes.
  return state === "loading" && location
    ? window.location.origin + location.pathname + location.search
    : null;
}

/**
 * Where a reload that was caused by a failed page load should go. Works once: the note is removed
 * first, to prevent a loop.
 */
export function takeRecoveryTarget(): string | null {
  try {
    const note: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    sessionStorage.removeItem(key);
    const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const { target, at } = (note ?? {}) as { target?: string; at?: number };
    if (entry?.type !== "reload" || !target || !at || Date.now() - at > recent) return null;
    return target.startsWith(`${window.location.origin}/`) ? target : null;
  } catch {
    return null;
  }
}
