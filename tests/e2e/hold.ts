import type { Page, Route } from "@playwright/test";

/** Holds every request of a page for addresses of a kind until released. */
export async function hold(page: Page, pattern: RegExp): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(pattern, (route) => void held.push(route));
  return async () => {
    // First: what is asked for from now on goes through, and nothing is held that nobody releases.
    await page.unroute(pattern);
    await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
  };
}
