const key = "page-load-recovery";
/**
 * Milliseconds within which a reload counts as the answer to a failed page load: without a connection it comes back only
 * when somebody tries again on the browser's own page.
 */
const recent = 1_800_000;

/** Of the browser's Navigation API, which TypeScript's library doesn't describe yet. */
interface NavigateEvent extends Event {
  navigationType: "push" | "reload" | "replace" | "traverse";
  userInitiated: boolean;
}

/**
 * A page that fails to load reloads the document (product.md §8): the router does that by itself,
 * but comes back to the page that was left. This leads to the page that was asked for instead: at once
 * where the browser has the Navigation API, else through a note for the document that is reloaded.
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
 * Where the page is going. Asked of the router itself: a script that failed while being preloaded
 * reloads the page before React has shown that anything loads.
 */
function findTarget(): string | null {
  // There is none before React has begun.
  const { state, location } = window.__remixRouter?.state.navigation ?? {};
  // With the origin: a path may begin with two slashes.
  return state === "loading" && location
    ? window.location.origin + location.pathname + location.search
    : null;
}

/** Where a reload that was caused by a failed page load should go, once: the note is removed first, so there is no loop. */
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
