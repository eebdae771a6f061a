import { matchRoutes } from "@remix-run/react";
import { watchIntent } from "~/ui/link-intent";
import { addressOf, type KnownData } from "./answer-router";

/** How long data waits for its link to be pressed, in ms. */
const WAITS = 5_000;

/**
 * Routes whose data may be read before anybody opens their page: none that marks what it shows as
 * read or writes anything, and no page of administrators, whose reading is logged.
 */
export const routesAhead = [
  "routes/app.briefs._index",
  "routes/app.briefs.$id",
  "routes/app.briefs.proposals",
  "routes/app.briefs.saved",
  "routes/app.members._index",
  "routes/app.members.$uid",
];

/** What was asked for last. */
interface Ahead {
  address: string;
  route: string;
  /** ms since 1970: unlike the browser's time of the page, it goes on while the device sleeps. */
  at: number;
  /** Null where it isn't a page's data, or didn't come. */
  answer: Promise<Response | null>;
  abort(): void;
}

/**
 * Asks for the data of the page that a link leads to while a pointer rests on it: a press shows it
 * once it is there. One page at a time; none for a reader who saves data. `onOld` is called where
 * the frame around the page was loaded after the page's data: a change between the two would be
 * missing from the page. `stop` ends it.
 */
export function dataAhead(onOld: () => void): KnownData & { stop(): void } {
  const { __remixRouter: router, fetch } = window;
  let ahead: Ahead | null = null;
  let isUsed = false;
  let shown = router.state;

  function forget(): void {
    ahead?.abort();
    ahead = null;
  }

  const stopWatching = watchIntent((link) => {
    const address = addressOf(link);
    if (ahead?.address === address && isFresh(ahead)) return;
    forget();
    const route = routeAhead(link.pathname);
    const { navigation, revalidation } = router.state;
    const isBusy = navigation.state !== "idle" || revalidation !== "idle";
    if (route === null || isBusy || address === addressOf(window.location) || savesData()) return;
    const aborter = new AbortController();
    const answer = ask(new URL(link.href), route, aborter.signal);
    ahead = { address, route, at: Date.now(), answer, abort: () => aborter.abort() };
  });

  async function ask(url: URL, route: string, signal: AbortSignal): Promise<Response | null> {
    url.hash = "";
    url.searchParams.set("_data", route);
    try {
      const answer = await fetch(url, { headers: { purpose: "prefetch" }, signal });
      // Read whole: until then it keeps a connection.
      const data = await answer.text();
      // Not a redirect, which the router has to follow, and no page that failed.
      const isData = answer.status === 200 && answer.headers.has("x-remix-response");
      return isData ? new Response(data, { headers: answer.headers }) : null;
    } catch {
      return null;
    }
  }

  return {
    note(state) {
      // Something has changed.
      if (state.revalidation === "loading") forget();
      if (state.navigation.state !== "idle") return;
      if (state.location.key !== shown.location.key) forget();
      const frame = state.matches.slice(0, -1).map(({ route }) => route.id);
      if (isUsed && frame.some((id) => state.loaderData[id] !== shown.loaderData[id])) onOld();
      isUsed = false;
      shown = state;
    },
    find({ address, route }) {
      if (ahead?.address !== address || ahead.route !== route || !isFresh(ahead)) return null;
      const { answer } = ahead;
      // A body can be read once, and is this page's alone.
      ahead = null;
      isUsed = true;
      return answer;
    },
    forget,
    stop() {
      stopWatching();
      forget();
    },
  };
}

const isFresh = ({ at }: Ahead) => Math.abs(Date.now() - at) < WAITS;

/** Chromium alone says so. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

function routeAhead(path: string): string | null {
  const routes = window.__remixRouter.routes as Parameters<typeof matchRoutes>[0];
  const id = matchRoutes(routes, path)?.at(-1)?.route.id ?? "";
  return routesAhead.includes(id) ? id : null;
}
