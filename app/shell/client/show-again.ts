import type { LiveHandle } from "~/shell/page/live";

/** Lists that are kept. */
const MOST_KEPT = 20;

type RouterState = typeof window.__remixRouter.state;

/** A list that was left: the data of its route. */
interface KeptPage {
  address: string;
  route: string;
  data: unknown;
}

/**
 * Going back or forward to a list shows it at once, as it was left; `onShown` is called then, for
 * its data may be old. Only routes whose `handle` says so: a page where members write would lose
 * what they write when its data comes anew. Whatever this page sends makes all lists old: after a
 * post they are asked for again. The router has no hook for data that is there, so this wraps
 * `fetch`. Returns a function that removes the wrapper.
 */
export function showAgain(onShown: () => void): () => void {
  const { __remixRouter: router, fetch } = window;
  /** By the key of their entry in the history; entries without state share one. */
  const kept = new Map<string, KeptPage>();
  let isShown = false;

  function note(state: RouterState): void {
    const { navigation, revalidation, fetchers, errors, location, loaderData, matches } = state;
    if ([navigation, ...fetchers.values()].some(isPost)) kept.clear();
    if (navigation.state !== "idle" || revalidation !== "idle") return;
    const route = matches.at(-1)?.route;
    kept.delete(location.key);
    if (route && !errors && (route.handle as LiveHandle | undefined)?.again)
      kept.set(location.key, { address: addressOf(location), route: route.id, data: loaderData[route.id] });
    for (const key of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(key);
    if (isShown) onShown();
    isShown = false;
  }

  function findKept(input: RequestInfo | URL): KeptPage | null {
    const { navigation } = router.state;
    if (navigation.state !== "loading" || typeof input !== "string") return null;
    const { searchParams } = new URL(input, window.location.href);
    const page = kept.get(navigation.location.key);
    const isSame = page?.address === addressOf(navigation.location);
    return page && isSame && searchParams.get("_data") === page.route ? page : null;
  }

  note(router.state);
  const stop = router.subscribe(note);
  window.fetch = async (input, init) => {
    if (isPost({ formMethod: init?.method })) kept.clear();
    const page = findKept(input);
    if (!page) return fetch(input, init);
    isShown = true;
    const headers = { "content-type": "application/json", "x-remix-response": "yes" };
    return new Response(JSON.stringify(page.data), { headers });
  };
  return () => {
    stop();
    window.fetch = fetch;
  };
}

const addressOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;

const isPost = ({ formMethod = "GET" }: { formMethod?: string | undefined }) => formMethod !== "GET";
