import type { AccountKind } from "~/domain/account";
import { inboxPath, memberPath, ownPaths, paths } from "~/paths";
import { fold } from "~/values/fold";
import { limits } from "~/values/limits";
import * as market from "~/words/market.generated";
import * as words from "~/words/palette.generated";
import * as shell from "~/words/uiApp.generated";

/** A page: its address and its name, and who a member is. */
export type Entry = readonly [to: string, label: string, headline?: string | null];

/** Members whom a text fits. */
export interface FoundMembers {
  /** The text that they were found by. */
  keyword: string;
  members: { uid: string; name: string; headline: string | null }[];
}

/** What is searched for. */
export const keywordOf = (typed: string) => typed.trim().slice(0, limits.keyword);

/**
 * The pages of a member whose names have what was typed, the members found by it, then the searches
 * for it. Null: a kind that isn't chosen yet.
 */
export function entriesFor(kind: AccountKind | null, typed: string, found?: FoundMembers): Entry[] {
  const text = keywordOf(typed);
  if (text === "") return pagesOf(kind);
  const wanted = fold(text).split(/\s+/);
  const pages = pagesOf(kind).filter(([, label]) => wanted.every((word) => fold(label).includes(word)));
  const members = found?.keyword === text ? found.members : [];
  return [
    ...pages,
    ...members.map(({ uid, name, headline }): Entry => [memberPath(uid), name, headline]),
    ...searchesFor(kind, text),
  ];
}

function searchesFor(kind: AccountKind | null, text: string): Entry[] {
  const keyword = new URLSearchParams({ keyword: text });
  const messages: Entry = [inboxPath({ q: text }), words.searchMessages({ text })];
  if (kind === null) return [messages];
  const members: Entry = [`${paths.members}?${keyword}`, words.searchMembers({ text })];
  if (kind === "HIRER") return [members, messages];
  return [members, [`${paths.briefs}?${keyword}`, words.searchBriefs({ text })], messages];
}

function pagesOf(kind: AccountKind | null): Entry[] {
  return [
    [paths.app, shell.dashboard()],
    [ownPaths.work, shell.work()],
    [paths.inbox, shell.inbox()],
    [inboxPath({ show: "waiting" }), words.waiting()],
    [paths.snippets, words.snippets()],
    ...ofKind(kind),
    [paths.notifications, shell.notifications()],
    [paths.profile, market.profile()],
    [paths.picture, market.picture()],
    [ownPaths.references, market.references()],
    [paths.account, market.account()],
  ];
}

function ofKind(kind: AccountKind | null): Entry[] {
  if (kind === null) return [];
  const members: Entry[] = [
    [paths.members, market.findTalent()],
    [paths.savedMembers, words.savedMembers()],
    [paths.searches, market.savedSearches()],
  ];
  if (kind === "HIRER") return [[paths.briefs, words.ownBriefs()], ...members];
  return [
    [paths.briefs, market.openBriefs()],
    [paths.bookmarks, market.bookmarks()],
    [paths.ownProposals, market.myProposals()],
    [ownPaths.cases, market.cases()],
    ...members,
  ];
}
