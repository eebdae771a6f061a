import { paths } from "~/paths";
import { addressOf, type KnownData } from "./known-data";

/** How long data waits for its link to be pressed, in ms. */
const WAITS = 5_000;

/**
 * Pages whose data may be read before anybody opens them, by their routes: none that marks what it
 * shows as read or writes anything, and no page of administrators, whose reading is logged.
 */
const ahead: readonly [path: RegExp, route: string][] = [
  [exactly(paths.briefs), "routes/app.briefs._index"],
  [exactly(paths.ownProposals), "routes/app.briefs.proposals"],
  [exactly(paths.bookmarks), "routes/app.briefs.saved"],
  [exactly(paths.members), "routes/app.members._index"],
  [/^\/app\/briefs\/[^/]{20,}$/, "routes/app.briefs.$id"],
  [/^\/app\/members\/[^/]{20,}$/, "routes/app.members.$uid"],
];

function exactly(path: string): RegExp {
  return new RegExp(`^${path}$`);
}

/** The id of the route that opens a path, where its data may be read ahead; otherwise null. */
export function routeAhead(path: string): string | null {
  return ahead.find(([pattern]) => pattern.test(path))?.[1] ?? null;
}

/** What was asked for last. */
interface Asked {
  address: string;
  /** ms since 1970: unlike the browser's time of the page, it goes on while the device sleeps. */
  at: number;
  /** Null where it isn't a page's data, or didn't come. */
  answer: Promise<KnownData | null>;
  aborter: AbortController;
}

let asked: Asked | null = null;

/**
 * Asks for the data of the page that a link leads to: a press within five seconds shows it once it
 * is there. One page at a time; none for a reader who saves data.
 */
export function readAhead(link: URL | HTMLAnchorElement): void {
  const address = addressOf(link);
  if (asked?.address === address && isFresh(asked)) return;
  forgetAhead();
  const route = routeAhead(link.pathname);
  if (route === null || address === addressOf(window.location) || savesData()) return;
  const aborter = new AbortController();
  const at = Date.now();
  asked = { address, at, answer: ask(link.href, route, at, aborter.signal), aborter };
}

async function ask(href: string, route: string, at: number, signal: AbortSignal) {
  const url = new URL(href);
  url.hash = "";
  url.searchParams.set("_data", route);
  try {
    const answer = await fetch(url, { headers: { purpose: "prefetch" }, signal });
    const data: unknown = await answer.json();
    // Not a redirect, which the router has to follow, and no page that failed.
    return answer.status === 200 && answer.headers.has("x-remix-response") ? { data, at } : null;
  } catch {
    return null;
  }
}

/** What was asked for, once: it is for one press. */
export async function takeAhead(url: URL): Promise<KnownData | null> {
  const found = asked?.address === addressOf(url) && isFresh(asked) ? asked.answer : null;
  if (found) asked = null;
  return found;
}

export function forgetAhead(): void {
  asked?.aborter.abort();
  asked = null;
}

const isFresh = ({ at }: Asked) => Math.abs(Date.now() - at) < WAITS;

/** Chromium alone says so. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
