import { searchPath } from "~/domain/saved-search";
import { languageFor } from "~/features/accounts/mails/mail-language";
import { nameOf } from "~/features/profiles/reads/name-of";
import { readOwnDates } from "~/features/saved-searches/reads/own-dates";
import { readFoundBriefs, readFoundMembers } from "~/features/saved-searches/reads/read-feeds";
import {
  filterOf,
  getSavedSearch,
  nameOfSearch,
  type SavedSearch,
} from "~/features/saved-searches/reads/saved-search";
import { type FoundFeed, findFeed } from "~/features/saved-searches/writes/feed-secret";
import type { GraphQLContext } from "~/graphql/context";
import type { FeedAnswer, FeedDate, FeedEntry, SearchFeed } from "~/graphql/schema.generated";
import { briefPath, memberPath } from "~/paths";
import type { Versioned } from "~/platform/ports/store";
import { FEED_WINDOW } from "~/values/durations";
import { limits } from "~/values/limits";
import { timeOfKey } from "~/values/sort-key";
import { type Language, languageNow } from "~/words/languages";
import { inLanguage } from "~/words/reader-language.server";
import * as words from "~/words/savedSearches.generated";

const none = { retryAfter: null, language: null, search: null, dates: null };

/** A guess costs one read, and leaves no trace in the store. */
export async function answerFeed(context: GraphQLContext, secret: string): Promise<FeedAnswer> {
  const found = await findFeed(context.store, secret);
  if (!found) return { ...none, code: "UNKNOWN" };
  const bound = { most: limits.feedRequests, windowMs: FEED_WINDOW, key: `feed ${found.id}` };
  const taken = await context.counter.take([bound]);
  if (!taken.ok) return { ...none, code: "TOO_MANY", retryAfter: Math.ceil(taken.retryAfterMs / 1_000) };
  // Its reader is a program, which has no cookie: the account says in which language.
  const language = languageFor(found.account, languageNow());
  return inLanguage(language, () => readFeed(context, found, language));
}

async function readFeed(context: GraphQLContext, found: FoundFeed, language: Language): Promise<FeedAnswer> {
  const parts = { reads: context.store, search: context.search, now: context.clock.now() };
  if (found.search === null)
    return { ...none, code: "SUCCESS", language, dates: await readDates(parts, found) };
  const search = await getSavedSearch(context.store, found.uid, found.search);
  return search
    ? { ...none, code: "SUCCESS", language, search: await readSearchFeed(context, search) }
    : { ...none, code: "UNKNOWN" };
}

async function readDates(
  parts: Parameters<typeof readOwnDates>[0],
  { uid, account }: NonNullable<Awaited<ReturnType<typeof findFeed>>>,
): Promise<FeedDate[]> {
  const dates = await readOwnDates(parts, uid, account);
  return dates.map(({ title, ...date }) => ({ ...date, title: title ?? words.untitled() }));
}

async function readSearchFeed(
  context: GraphQLContext,
  { id, data }: Versioned<SavedSearch>,
): Promise<SearchFeed> {
  const { createdAt, uid, onlySkillsMet } = data;
  const found = filterOf(data);
  const entries =
    found.side === "BRIEFS"
      ? briefEntries(context, uid, { filter: found.filter, onlySkillsMet })
      : memberEntries(context, uid, found.filter);
  return {
    ...{ id, name: nameOfSearch(data), path: searchPath(found) },
    createdAt: timeOfKey(createdAt),
    entries: await entries,
  };
}

async function briefEntries(
  context: GraphQLContext,
  uid: string,
  asked: Parameters<typeof readFoundBriefs>[2],
): Promise<FeedEntry[]> {
  const reads = context.reads();
  const briefs = await readFoundBriefs(
    { ...context, reads: context.store, now: context.clock.now() },
    uid,
    asked,
  );
  return Promise.all(
    briefs.map(async ({ id, data }) => ({
      id,
      path: briefPath(id),
      title: data.title ?? words.untitled(),
      writtenIn: data.writtenIn,
      text: data.summary,
      author: await nameOf(reads, data.hirerUid),
      publishedAt: timeOfKey(data.publishedAt ?? data.createdAt),
      updatedAt: timeOfKey(data.publishedAt ?? data.createdAt),
    })),
  );
}

async function memberEntries(
  context: GraphQLContext,
  uid: string,
  filter: Parameters<typeof readFoundMembers>[2],
): Promise<FeedEntry[]> {
  const members = await readFoundMembers(
    { ...context, reads: context.store, now: context.clock.now() },
    uid,
    filter,
  );
  return members.map(({ data: { uid: member, profile } }) => ({
    id: member,
    path: memberPath(member),
    title: profile.organisation ?? profile.displayName ?? words.someone(),
    writtenIn: profile.writtenIn,
    text: profile.headline,
    author: null,
    publishedAt: profile.updatedAt,
    updatedAt: profile.updatedAt,
  }));
}
