import { rankOf } from "~/domain/fit-rank";
import type { Brief } from "~/features/briefs/model/brief";
import { readSetAside } from "~/features/briefs/model/set-aside";
import { readOpenBriefs } from "~/features/briefs/reads/read-open-briefs";
import type { Profile } from "~/features/profiles/model/profile";
import { closeTo } from "~/features/search/model/facets";
import { type FitLine, fitOf } from "~/features/search/model/fit";
import type { SearchQuery } from "~/platform/ports/search";
import { InvalidCursorError, type Page, type Versioned } from "~/platform/ports/store";
import { placeOf, toCursor } from "~/values/cursor.server";
import { limits } from "~/values/limits";
import type { FindParts } from "./find-briefs";

/** The skills that rank a profile, at most 20. A profile without any fits every brief alike. */
export function skillsToRankBy({ skills, services }: Pick<Profile, "skills" | "services">): string[] {
  return [...skills, ...services].slice(0, 20);
}

/**
 * A page of open briefs by how they fit a profile: by the skills first, then the most lines met,
 * then by the order of the table of states, then the newest. The search finds the 100 whose skills
 * are closest among all open briefs (decisions/fit.md), filled up with the newest. Later pages
 * rank only briefs published before the first page was shown. What the member has set aside isn't
 * among them.
 */
export async function findBestFits(
  { reads, search, now }: FindParts,
  uid: string,
  profile: Profile,
  { after, limit, ...query }: SearchQuery,
): Promise<Page<Brief>> {
  const list = ["FIT", query];
  const place = after === null ? null : readPlace(list, after);
  const publishedBy = place?.publishedBy ?? now.toISOString();
  const newest = {
    ...query,
    order: "NEWEST",
    newestBy: publishedBy,
    after: null,
    limit: limits.rankedBriefs,
  } as const;
  const { ids } = await search.find({ ...newest, closeTo: closeTo(skillsToRankBy(profile)) });
  if (ids.length < limits.rankedBriefs) ids.push(...(await search.find(newest)).ids);
  const briefs = await readOpenBriefs(reads, [...new Set(ids)].slice(0, limits.rankedBriefs));
  const aside = await readSetAside(reads, uid);
  const ranked = briefs
    .filter(({ id }) => !aside.has(id))
    .map((brief) => ({ brief, key: keyOf(brief, fitOf(brief.data, profile, null, now)) }))
    .sort((a, b) => compare(a.key, b.key))
    .filter(({ key }) => !place || compare(key, place.key) > 0);
  const shown = ranked.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(({ brief }) => brief),
    next: last && ranked.length > limit ? toCursor(list, [publishedBy, ...last.key]) : null,
  };
}

/** How it fits, and when it was published. */
type Key = readonly [rank: string, publishedAt: string];

function keyOf({ data }: Versioned<Brief>, lines: readonly FitLine[]): Key {
  return [rankOf(lines), data.publishedAt ?? ""];
}

/** The better fit first; then the newest. */
function compare([a, aAt]: Key, [b, bAt]: Key): number {
  if (a !== b) return a > b ? -1 : 1;
  return aAt === bAt ? 0 : aAt > bAt ? -1 : 1;
}

function readPlace(list: unknown, after: string): { publishedBy: string; key: Key } {
  const [publishedBy, rank, publishedAt] = placeOf(list, after) ?? [];
  if (typeof publishedBy !== "string" || typeof rank !== "string" || typeof publishedAt !== "string")
    throw new InvalidCursorError("The cursor doesn’t belong to this query");
  return { publishedBy, key: [rank, publishedAt] };
}
