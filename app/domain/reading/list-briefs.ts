import type { BriefStatus, TalentKind } from "~/contract/brief";
import type { Page, StoreReads } from "~/ports/store";
import { type Brief, briefsCollection } from "../briefs/brief";
import { type BriefFilter, facetOf, wordOf } from "../briefs/facets";
import { type PageArgs, toQueryPage } from "../pages";
import { mayRead, type Talent } from "./read-brief";

/** A hirer's own briefs in one state, newest first. */
export function listOwnBriefs(
  reads: StoreReads,
  hirerUid: string,
  status: BriefStatus,
  page: PageArgs,
): Promise<Page<Brief>> {
  return reads.query<Brief>({
    collection: briefsCollection,
    where: { hirerUid, status },
    orderBy: { field: "createdAt", direction: "desc" },
    ...toQueryPage(page),
  });
}

/**
 * Open briefs for a reader: those for their own kind, or for that of the filter, if they may read them.
 * For others than talent there are none.
 */
export async function listBriefsFor(
  reads: StoreReads,
  reader: Talent | null,
  { kind, ...filter }: BriefFilter & { keyword: string | null; kind: TalentKind | null },
  page: PageArgs,
): Promise<Page<Brief>> {
  const asked = kind ?? reader?.kind;
  if (!reader || !asked || !mayRead(reader, { openTo: asked })) return { items: [], next: null };
  return listOpenBriefs(reads, asked, filter, page);
}

/**
 * Open briefs that members of this kind may answer, newest first: by a keyword, or by a filter.
 * One read of one index, however many briefs there are.
 */
async function listOpenBriefs(
  reads: StoreReads,
  kind: TalentKind,
  { keyword, ...filter }: BriefFilter & { keyword: string | null },
  page: PageArgs,
): Promise<Page<Brief>> {
  const word = keyword === null ? null : wordOf(kind, keyword);
  if (keyword !== null && word === null) return { items: [], next: null };
  return reads.query<Brief>({
    collection: briefsCollection,
    contains: word ? { field: "words", value: word } : { field: "facets", value: facetOf(kind, filter) },
    orderBy: { field: "publishedAt", direction: "desc" },
    ...toQueryPage(page),
  });
}
