type RouterState = typeof window.__remixRouter.state;

/** The data of a route, for the page that the router opens. */
export interface AskedData {
  /** Path and query of the page. */
  address: string;
  /** That of its entry in the history. */
  key: string;
  route: string;
}

/** Data that is there before the router asks for it. */
export interface KnownData {
  /** Gets what the router has come to: a page, or something on its way. */
  note(state: RouterState): void;
  /** Null where it isn't known, a promise of null where it fails to come. */
  find(asked: AskedData): Promise<Response | null> | null;
  /** After a post none of it is true any more. */
  forget(): void;
}

/**
 * Answers the router's questions from what is known. The router has no hook for that, so this wraps
 * `fetch`. All of it is forgotten once the page posts anything, and when another tab signs in or
 * out. Returns a function that removes the wrapper.
 */
export function answerRouter(sources: readonly KnownData[]): () => void {
  const { __remixRouter: router, fetch } = window;

  function forget(): void {
    for (const source of sources) source.forget();
  }

  function note(state: RouterState): void {
    if ([state.navigation, ...state.fetchers.values()].some(isPost)) forget();
    for (const source of sources) source.note(state);
  }

  async function find(url: URL): Promise<Response | null> {
    const { state, location } = router.state.navigation;
    const route = url.searchParams.get("_data");
    url.searchParams.delete("_data");
    if (state !== "loading" || route === null || addressOf(url) !== addressOf(location)) return null;
    for (const source of sources) {
      const found = await source.find({ address: addressOf(location), key: location.key, route });
      if (found) return found;
    }
    return null;
  }

  note(router.state);
  const stop = router.subscribe(note);
  // A page that signs in or out writes to the local storage (local-storage.ts).
  window.addEventListener("storage", forget);
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.href);
    if (url.origin !== window.location.origin) return fetch(input, init);
    const method = init?.method ?? (input instanceof Request ? input.method : undefined);
    if (!isPost({ formMethod: method })) return (await find(url)) ?? fetch(input, init);
    forget();
    // What was asked for meanwhile may be of before.
    return fetch(input, init).finally(forget);
  };
  return () => {
    stop();
    window.removeEventListener("storage", forget);
    window.fetch = fetch;
  };
}

/** With the query as the browser writes it. */
export function addressOf({ pathname, search }: { pathname: string; search: string }): string {
  return `${pathname}?${new URLSearchParams(search)}`;
}

const isPost = ({ formMethod = "GET" }: { formMethod?: string | undefined }) => formMethod !== "GET";
