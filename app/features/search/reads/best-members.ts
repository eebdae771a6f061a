import { rankOf } from "~/domain/fit-rank";
import type { Brief } from "~/features/briefs/model/brief";
import { isOpenTo } from "~/features/briefs/model/facets";
import type { PublicMember } from "~/features/profiles/reads/read-member";
import { memberFacet } from "~/features/search/model/facets";
import { fitOf } from "~/features/search/model/fit";
import type { Search, SearchQuery } from "~/platform/ports/search";
import { InvalidCursorError, type Page, type StoreReads, type Versioned } from "~/platform/ports/store";
import { placeOf, toCursor } from "~/values/cursor.server";
import { limits } from "~/values/limits";
import { readFound } from "./read-found";

export interface FindMembersParts {
  reads: StoreReads;
  /** The search for members. */
  search: Search;
  now: Date;
}

/**
 * A page of members by how they fit a brief, ranked as briefs are for a member (best-fit.ts), among
 * the last to have confirmed their availability who have one of its skills, filled up with others.
 */
export async function findBestMembers(
  { reads, search, now }: FindMembersParts,
  readerUid: string,
  brief: Versioned<Brief>,
  { after, limit, ...query }: SearchQuery,
): Promise<Page<PublicMember>> {
  const list = ["FIT", brief.id, query];
  const place = after === null ? null : readPlace(list, after);
  const newest = { ...query, order: "NEWEST", after: null, limit: limits.rankedMembers } as const;
  const skills = brief.data.skills.map(memberFacet.skill);
  const ids = skills.length > 0 ? (await search.find({ ...newest, anyFacet: skills })).ids : [];
  if (ids.length < limits.rankedMembers) ids.push(...(await search.find(newest)).ids);
  const members = await readFound(reads, readerUid, [...new Set(ids)].slice(0, limits.rankedMembers));
  const ranked = members
    .filter(({ data: { kind } }) => kind !== "HIRER" && isOpenTo(brief.data, kind))
    .map((member) => ({ member, key: keyOf(brief.data, member, now) }))
    .sort((a, b) => compare(a.key, b.key))
    .filter(({ key }) => !place || compare(key, place) > 0);
  const shown = ranked.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(({ member }) => member),
    next: last && ranked.length > limit ? toCursor(list, [...last.key]) : null,
  };
}

/** How they fit, when they confirmed, and who they are. */
type Key = readonly [rank: string, foundAt: string, uid: string];

function keyOf(brief: Brief, { id, data: { profile } }: Versioned<PublicMember>, now: Date): Key {
  return [rankOf(fitOf(brief, profile, null, now)), profile.foundAt, id];
}

function compare(a: Key, b: Key): number {
  for (const [at, part] of a.entries()) {
    const other = b[at] ?? "";
    if (part !== other) return part > other ? -1 : 1;
  }
  return 0;
}

function readPlace(list: unknown, after: string): Key {
  const [rank, foundAt, uid] = placeOf(list, after) ?? [];
  if (typeof rank !== "string" || typeof foundAt !== "string" || typeof uid !== "string")
    throw new InvalidCursorError("The cursor doesn’t belong to this query");
  return [rank, foundAt, uid];
}
