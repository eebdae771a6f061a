import type { LiveHandle } from "~/shell/page/live";
import { addressOf, type KnownData } from "./answer-router";

/** How many lists are kept. */
const MOST_KEPT = 20;

/** A list that is or was shown: the data of its route. */
interface KeptPage {
  address: string;
  route: string;
  data: unknown;
}

/**
 * Going back or forward to a list shows it at once, as it was left; `onShown` is called then, for
 * its data may be old. Only routes whose `handle` says so: a page where members write would lose
 * what they write when its data comes anew.
 */
export function listsAgain(onShown: () => void): KnownData {
  /** By the key of their entry in the history; entries without state share one. */
  const kept = new Map<string, KeptPage>();
  let isShown = false;

  return {
    note({ navigation, revalidation, errors, location, loaderData, matches }) {
      if (navigation.state !== "idle" || revalidation !== "idle") return;
      const route = matches.at(-1)?.route;
      kept.delete(location.key);
      if (route && !errors && (route.handle as LiveHandle | undefined)?.again)
        kept.set(location.key, {
          address: addressOf(location),
          route: route.id,
          data: loaderData[route.id],
        });
      for (const key of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(key);
      if (isShown) onShown();
      isShown = false;
    },
    find({ address, key, route }) {
      const page = kept.get(key);
      if (page?.address !== address || page.route !== route) return null;
      isShown = true;
      const headers = { "content-type": "application/json", "x-remix-response": "yes" };
      return Promise.resolve(new Response(JSON.stringify(page.data), { headers }));
    },
    forget: () => kept.clear(),
  };
}
