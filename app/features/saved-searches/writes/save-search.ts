import { randomBytes } from "node:crypto";
import { tooLong } from "~/domain/fields/messages";
import { toSearch } from "~/domain/filters/search-filter.server";
import { type Cadence, type SearchFilter, searchPath } from "~/domain/saved-search";
import { isOfKind, type MarketParts, type Member, requireActive } from "~/features/accounts/model/member";
import { takeTurn } from "~/features/accounts/writes/take-turn";
import { createProblems } from "~/features/market/model/checks";
import {
  codeOfMember,
  filterOf,
  getSavedSearch,
  listSavedSearches,
  queryOf,
  type SavedSearch,
  savedSearches,
  type ToldFinds,
  toldFinds,
} from "~/features/saved-searches/reads/saved-search";
import { toMemberQuery } from "~/features/search/reads/search-members";
import { listOf } from "~/platform/matching/standing-query";
import type { Searches } from "~/platform/ports/search";
import type { Versioned } from "~/platform/ports/store";
import { limits } from "~/values/limits";
import { ok, type Result, refuse } from "~/values/result";
import { toOneLine } from "~/values/text";
import { deleteFeedOf } from "./feed-secret";
import { forgetList, listName, noteList } from "./search-lists";

export interface SaveParts extends MarketParts {
  search: Pick<Searches, "members">;
}

export interface Telling {
  /** Null for none: it is called by its filter. */
  name: string | null;
  cadence: Cadence;
  onlySkillsMet: boolean;
}

/** `isNew`: it wasn't saved before. */
export type Saved = Versioned<SavedSearch> & { isNew: boolean };

/**
 * Saves a search, for talent among briefs and for hirers among members. What it finds by now counts
 * as told. The same search again is the one that is saved, as it is: only another name is a wish to
 * change it.
 */
export async function saveSearch(
  parts: SaveParts,
  uid: string,
  given: SearchFilter,
  telling: Telling,
): Promise<Result<Saved>> {
  const search = toSearch(given.side, given.filter);
  const known = await findKnown(parts, search, telling);
  return parts.store.transact(async (tx) => {
    const member = await requireActive(tx, uid);
    if (!member.ok) return member;
    const { kind } = member.value.account;
    if (!maySave(member.value, search)) return refuse("WRONG_KIND");
    const others = await listSavedSearches(tx, uid);
    const same = others.find(({ data }) => searchPath(filterOf(data)) === searchPath(search));
    if (same && !telling.name?.trim()) return ok({ ...same, isNew: false });
    if (!known.ok) return known;
    if (!same && others.length >= limits.savedSearches) return refuse("TOO_MANY");
    const id = same?.id ?? randomBytes(9).toString("base64url");
    const createdAt = same?.data.createdAt ?? `${parts.clock.now().toISOString()}_${id}`;
    const of = { uid, ...search, kind: kind === "HIRER" ? null : kind, createdAt };
    return write(tx, parts, member.value, { id, of, telling, known: known.value, former: same ?? null });
  });
}

/** Changes the name, the cadence and the condition of a saved search. */
export async function changeSearch(
  parts: SaveParts,
  uid: string,
  id: string,
  telling: Telling,
): Promise<Result<Saved>> {
  const found = await getSavedSearch(parts.store, uid, id);
  const known = found ? await findKnown(parts, filterOf(found.data), telling) : ok([]);
  if (!known.ok) return known;
  return parts.store.transact(async (tx) => {
    const member = await requireActive(tx, uid);
    if (!member.ok) return member;
    const former = await getSavedSearch(tx, uid, id);
    if (!former) return refuse("NOT_FOUND");
    return write(tx, parts, member.value, { id, of: former.data, telling, known: known.value, former });
  });
}

interface Writing {
  id: string;
  of: Omit<SavedSearch, "name" | "cadence" | "onlySkillsMet" | "list">;
  telling: Telling;
  known: readonly string[];
  former: Versioned<SavedSearch> | null;
}

type Transaction = Parameters<Parameters<MarketParts["store"]["transact"]>[0]>[0];

async function write(
  tx: Transaction,
  { clock }: SaveParts,
  member: Member,
  { id, of, telling, known, former }: Writing,
): Promise<Result<Saved>> {
  const { problems, add } = createProblems();
  const name = toOneLine(telling.name) ?? "";
  if (name.length > limits.searchName) add("name", tooLong("name", limits.searchName));
  if (problems.length > 0) return refuse("INVALID", { problems });
  const query = telling.cadence === "OFF" ? null : queryOf(of);
  const list = query && listName(of.side, listOf(query));
  const onlySkillsMet = of.side === "BRIEFS" && telling.onlySkillsMet;
  const saved: SavedSearch = { ...of, name, cadence: telling.cadence, onlySkillsMet, list };
  const told = (await tx.get<ToldFinds>(toldFinds.name, id))?.data;
  const note = list === null ? null : await noteList(tx, of.side, list);
  takeTurn(tx, member);
  tx.set<SavedSearch>(savedSearches.name, id, saved);
  // What was published while it was off counts as told.
  const begins = !told || !former || former.data.cadence === "OFF";
  const until = begins || !told ? `${clock.now().toISOString()}_${id}` : told.until;
  const items = [...new Set([...(told?.items ?? []), ...known.map((uid) => codeOfMember(id, uid))])].slice(
    -limits.findsRemembered,
  );
  tx.set<ToldFinds>(toldFinds.name, id, { uid: of.uid, until, items });
  note?.();
  return ok({ id, version: 1, data: saved, isNew: !former });
}

/**
 * Whom a search among members finds already. They have no date from which they could be found, so a
 * search that finds too many tells nothing.
 */
async function findKnown(
  { search }: SaveParts,
  saved: SearchFilter,
  { cadence }: Telling,
): Promise<Result<string[]>> {
  if (saved.side === "BRIEFS" || cadence === "OFF") return ok([]);
  const asked = { ...toMemberQuery(saved.filter), order: "NEWEST", after: null } as const;
  const { ids, next } = await search.members.find({ ...asked, limit: limits.findsRemembered });
  if (next === null && ids.length < limits.findsRemembered) return ok(ids);
  const problem = { field: "cadence", code: "findsTooMany", count: limits.findsRemembered } as const;
  return refuse("INVALID", { problems: [problem] });
}

function maySave(member: Member, { side }: SearchFilter): boolean {
  return side === "MEMBERS" ? member.account.kind !== null : isOfKind(member, "FREELANCER", "AGENCY");
}

/**
 * Deletes a saved search with all that is kept of it. Deleting again is no error. Its list is
 * forgotten here, because no entry may ever be in it: a member who saves and deletes would add one
 * each time.
 */
export async function deleteSearch(
  { store }: Pick<MarketParts, "store">,
  uid: string,
  id: string,
): Promise<Result<void>> {
  const deleted = await store.transact(async (tx) => {
    const found = await getSavedSearch(tx, uid, id);
    if (!found) return null;
    const deleteFeed = await deleteFeedOf(tx, uid, id);
    tx.delete(savedSearches.name, id);
    tx.delete(toldFinds.name, id);
    deleteFeed();
    return found.data;
  });
  // One that is off now may have waited before.
  const query = deleted && queryOf(deleted);
  if (query) await forgetList(store, deleted.side, listName(deleted.side, listOf(query)));
  return ok();
}

/** Ends the mails of searches, in any state of the account. Idempotent. */
export function endSearches(
  { store }: Pick<MarketParts, "store">,
  uid: string,
  ids: readonly string[],
): Promise<void> {
  return store.transact(async (tx) => {
    const found = await tx.getMany<SavedSearch>(savedSearches.name, ids.slice(0, limits.savedSearches));
    for (const one of found)
      if (one?.data.uid === uid && one.data.cadence !== "OFF")
        tx.set<SavedSearch>(savedSearches.name, one.id, { ...one.data, cadence: "OFF", list: null });
  });
}
