import type { ClientLoaderFunctionArgs } from "@remix-run/react";
import { askServer, frameAskedAt } from "./load-frame";
import { takeAhead } from "./read-ahead";
import { takeList } from "./shown-lists";

/** When the data was asked for that was shown without asking. */
let shownFrom: number | null = null;

/** The `clientLoader` of a page: what is known of it at once, else what the server says. */
export async function loadPage(args: ClientLoaderFunctionArgs): Promise<unknown> {
  const url = new URL(args.request.url);
  const known = takeList(url) ?? (await takeAhead(url));
  if (!known) return askServer(args);
  shownFrom = known.at;
  return known.data;
}

/**
 * Whether the page that is shown now may be older than the frame around it, so that a change
 * between the two is missing from it. Says so once.
 */
export function takeIsOld(): boolean {
  const isOld = shownFrom !== null && frameAskedAt() >= shownFrom;
  shownFrom = null;
  return isOld;
}
