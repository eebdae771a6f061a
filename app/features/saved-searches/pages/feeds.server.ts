import { createHash } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";
import { feedPath } from "~/paths";
import { FeedDocument, type FeedQuery } from "~/shell/operations/operations.generated";
import { tooManyInit } from "~/shell/request/too-many.server";
import { isLanguage, languageNow } from "~/words/languages";
import { inLanguage } from "~/words/reader-language.server";
import * as words from "~/words/savedSearches.generated";
import { toAtom } from "./atom.server";
import { toCalendar } from "./calendar.server";

const kinds = {
  search: { ending: ".atom", type: "application/atom+xml; charset=utf-8" },
  dates: { ending: ".ics", type: "text/calendar; charset=utf-8" },
} as const;

/**
 * A feed by its secret address, without a session. A wrong, an ended and a member's closed address
 * get the same 404, and one that can't be whole its own, for the person who opens it. Tries aren't
 * counted: another site's page could make them for a visitor, and none finds an address of 24
 * letters.
 */
export async function loadFeed(
  request: Request,
  context: AppLoadContext,
  of: keyof typeof kinds,
  name: string,
): Promise<Response> {
  const { ending, type } = kinds[of];
  const secret = name.endsWith(ending) ? name.slice(0, -ending.length) : "";
  const { brand } = context.site;
  if (secret.length !== 24) return plain(words.feedCut({ brand }), 404);
  const { feed } = await context.api.run(FeedDocument, { secret });
  if (feed?.code === "TOO_MANY") {
    const { status, headers } = tooManyInit((feed.retryAfter ?? 1) * 1_000);
    return plain(words.feedTooOften(), status, headers);
  }
  const language = isLanguage(feed.language) ? feed.language : languageNow();
  const body = inLanguage(language, () => bodyOf(feed, context, of, secret));
  if (!body) return plain(words.feedUnknown({ brand }), 404);
  const etag = `"${createHash("sha256").update(body).digest("base64url")}"`;
  const headers = { ...unlisted, "content-type": type, "content-language": language, etag };
  return isKnown(request, etag)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers });
}

type Feed = FeedQuery["feed"];

function bodyOf(
  { search, dates }: Feed,
  { site: { brand, origin } }: AppLoadContext,
  of: keyof typeof kinds,
  secret: string,
): string | null {
  if (of === "search") return search ? toAtom(search, { brand, origin, self: feedPath(of, secret) }) : null;
  return dates ? toCalendar(dates, { brand, origin }) : null;
}

/** For its reader alone: kept by no proxy, and in no search engine. */
const unlisted = { "cache-control": "private, no-cache", "x-robots-tag": "noindex, nofollow" };

function plain(text: string, status: number, headers: Record<string, string> = {}): Response {
  const type = { "content-type": "text/plain; charset=utf-8" };
  return new Response(`${text}\n`, { status, headers: { ...unlisted, ...type, ...headers } });
}

function isKnown({ headers }: Request, etag: string): boolean {
  const known = headers.get("if-none-match") ?? "";
  return known.split(",").some((one) => one.trim().replace(/^W\//, "") === etag);
}
