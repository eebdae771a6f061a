/** Pages of the history whose data is kept. */
const MOST = 20;

type RouterState = typeof window.__remixRouter.state;
type Data = RouterState["loaderData"];

/**
 * Going back or forward shows a page at once, with the data that it was left with; `onShown` is
 * called then, for that data may be old. Whatever this page changes makes all of it old, so after a
 * post pages are asked for again. The router has no hook for data that is there, so this wraps
 * `fetch`. Returns a function that removes the wrapper.
 */
export function showAgain(onShown: () => void): () => void {
  const { __remixRouter: router, fetch } = window;
  /** By the key of their entry in the history. */
  const left = new Map<string, Data>();
  let isShown = false;

  function note(state: RouterState): void {
    const { navigation, revalidation, fetchers, errors, location, loaderData } = state;
    if ([navigation, ...fetchers.values()].some(isPost)) left.clear();
    if (navigation.state !== "idle" || revalidation !== "idle") return;
    left.delete(location.key);
    if (!errors) left.set(location.key, loaderData);
    for (const key of left.keys()) if (left.size > MOST) left.delete(key);
    if (isShown) onShown();
    isShown = false;
  }

  note(router.state);
  const stop = router.subscribe(note);
  window.fetch = async (input, init) => {
    const { navigation } = router.state;
    const route = typeof input === "string" && new URL(input, location.href).searchParams.get("_data");
    const data = navigation.state === "loading" && left.get(navigation.location.key);
    if (!route || !data || !(route in data) || isPost({ formMethod: init?.method }))
      return fetch(input, init);
    isShown = true;
    const headers = { "content-type": "application/json", "x-remix-response": "yes" };
    return new Response(JSON.stringify(data[route]), { headers });
  };
  return () => {
    stop();
    window.fetch = fetch;
  };
}

const isPost = ({ formMethod = "GET" }: { formMethod?: string | undefined }) => formMethod !== "GET";
