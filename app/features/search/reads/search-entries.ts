import { otherWordsOf } from "~/domain/vocabulary/skills.server";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { mayReadOthers } from "~/features/accounts/model/member";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import { type Profile, profilesCollection } from "~/features/profiles/model/profile";
import { formerLists, listsOfBrief } from "~/features/search/model/facets";
import type { SearchEntry, SearchWrite } from "~/platform/ports/search";
import type { StoreReads, Versioned } from "~/platform/ports/store";

/**
 * The current search entries of these briefs: null for one that the search doesn't have. At most
 * 100.
 */
export async function readSearchEntries(
  reads: StoreReads,
  ids: readonly string[],
): Promise<SearchWrite["entries"]> {
  const briefs = await reads.getMany<Brief>(briefsCollection, ids);
  const found = await toSearchEntries(
    reads,
    briefs.filter((brief) => brief !== null),
  );
  return ids.map((id) => found.find((one) => one.id === id) ?? { id, entry: null });
}

export async function toSearchEntries(
  reads: StoreReads,
  briefs: readonly Versioned<Brief>[],
): Promise<SearchWrite["entries"]> {
  const uids = [...new Set(briefs.map(({ data }) => data.hirerUid))];
  const accounts = await reads.getMany<Account>(accountsCollection, uids);
  const profiles = await reads.getMany<Profile>(profilesCollection, uids);
  return briefs.map(({ id, data }) => {
    const at = uids.indexOf(data.hirerUid);
    const account = accounts[at]?.data;
    const isHidden = account !== undefined && !mayReadOthers(account);
    return { id, entry: isHidden ? null : toSearchEntry(data, profiles[at]?.data ?? null) };
  });
}

function toSearchEntry(brief: Brief, hirer: Profile | null): SearchEntry | null {
  const { status, publishedAt, closesOn, skills } = brief;
  if (status !== "OPEN" || publishedAt === null || closesOn === null) return null;
  return {
    main: [brief.title, ...skills, hirer?.organisation, hirer?.displayName].filter(
      (text) => typeof text === "string",
    ),
    rest: [brief.summary, brief.problem, brief.desiredOutcome, ...brief.mustHaves, brief.location].filter(
      (text) => text !== null,
    ),
    synonyms: otherWordsOf(skills),
    facets: listsOfBrief(brief),
    formerLists: formerLists(skills),
    newest: publishedAt,
    soonest: closesOn,
  };
}
