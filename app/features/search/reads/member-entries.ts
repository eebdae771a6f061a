import { talentKinds } from "~/domain/brief";
import { countryInAllLanguages } from "~/domain/country.server";
import { languageInAllLanguages } from "~/domain/spoken-language.server";
import { otherWordsOf } from "~/domain/vocabulary/skills.server";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { isOpenToMembers, type Profile, profilesCollection } from "~/features/profiles/model/profile";
import { formerLists, listsOfMember } from "~/features/search/model/facets";
import type { SearchEntry, SearchWrite } from "~/platform/ports/search";
import type { StoreReads, Versioned } from "~/platform/ports/store";

/** The current search entries of these members: null for those who aren't found. At most 100. */
export async function readMemberEntries(
  reads: StoreReads,
  uids: readonly string[],
): Promise<SearchWrite["entries"]> {
  const profiles = await reads.getMany<Profile>(profilesCollection, uids);
  const found = await toMemberEntries(
    reads,
    profiles.filter((profile) => profile !== null),
  );
  return uids.map((id) => found.find((one) => one.id === id) ?? { id, entry: null });
}

export async function toMemberEntries(
  reads: StoreReads,
  profiles: readonly Versioned<Profile>[],
): Promise<SearchWrite["entries"]> {
  const uids = profiles.map(({ id }) => id);
  const accounts = await reads.getMany<Account>(accountsCollection, uids);
  return profiles.map(({ id, data }, at) => ({ id, entry: toMemberEntry(accounts[at]?.data, data) }));
}

function toMemberEntry(account: Account | undefined, profile: Profile): SearchEntry | null {
  const kind = talentKinds.find((one) => one === account?.kind);
  if (!kind || account?.review || !isOpenToMembers(account, profile)) return null;
  const { country, languages } = profile;
  const skills = [...profile.skills, ...profile.services];
  return {
    main: [profile.displayName, profile.headline, ...skills].filter((text) => text !== null),
    rest: [
      ...(profile.about === null ? [] : [profile.about]),
      ...(country ? countryInAllLanguages(country) : []),
      ...languages.flatMap((language) => [language, ...languageInAllLanguages(language)]),
      ...profile.people.flatMap(({ name, role }) => [name, role ?? []].flat()),
    ],
    synonyms: otherWordsOf(skills),
    facets: listsOfMember(kind, profile),
    formerLists: formerLists(skills, languages),
    newest: profile.availabilityConfirmedAt ?? longAgo(profile.updatedAt),
    soonest: null,
  };
}

/**
 * Fifty years before: members who never said when they are available come after all who have, the
 * last changed first.
 */
function longAgo(time: string): string {
  const date = new Date(time);
  date.setUTCFullYear(date.getUTCFullYear() - 50);
  return date.toISOString();
}
