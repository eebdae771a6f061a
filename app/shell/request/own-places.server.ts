import type { AppLoadContext } from "@remix-run/node";
import { ownPaths, paths } from "~/paths";
import * as words from "~/words/uiApp.generated";

/** Public pages that are read as well as visited: a member comes to them by links. */
const read = /^\/(?:briefs|members|privacy|terms)(?:\/|$)/;

/**
 * The ways back into the signed-in area, as [address, label], for a member who reads a public page;
 * null for visitors. Pages that are kept in memory are made for visitors alone: a request with a
 * session never gets one.
 */
export async function ownPlaces(
  request: Request,
  context: AppLoadContext,
): Promise<(readonly [to: string, label: string])[] | null> {
  if (!read.test(new URL(request.url).pathname)) return null;
  if ((await context.session()).state !== "signed-in") return null;
  return [
    [paths.app, words.dashboard()],
    [paths.profile, words.profile()],
    [paths.briefs, words.briefs()],
    [ownPaths.work, words.work()],
    [paths.inbox, words.inbox()],
  ];
}
