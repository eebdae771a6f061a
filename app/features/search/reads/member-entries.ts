import { talentKinds } from "~/content/brief";
import { countryInAllLanguages } from "~/content/country.server";
import { rateBandsOf, teamSizeOf } from "~/content/member-filter";
import { languageInAllLanguages } from "~/content/spoken-language.server";
import { type Account, accountsCollection } from "~/features/accounts/rules/account";
import { isOpenToMembers, type Profile, profilesCollection } from "~/features/profiles/rules/profile";
import type { SearchEntry, SearchWrite } from "~/platform/ports/search";
import type { StoreReads, Versioned } from "~/platform/ports/store";
import { distancesOfZone } from "~/platform/values/time-zone.server";
import { formerLists, memberFacet } from "./facets";

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
  const { discipline, rate, availability, country, timeZone, languages, teamSize } = profile;
  const team = teamSizeOf(teamSize);
  const skills = [...profile.skills, ...profile.services];
  return {
    main: [profile.displayName, profile.headline, ...skills].filter((text) => text !== null),
    rest: [
      ...(profile.about === null ? [] : [profile.about]),
      ...(country ? countryInAllLanguages(country) : []),
      ...languages.flatMap((language) => [language, ...languageInAllLanguages(language)]),
      ...profile.people,
    ],
    facets: [
      memberFacet.any,
      memberFacet.kind(kind),
      ...skills.map(memberFacet.skill),
      ...rateBandsOf(rate).map(memberFacet.rate),
      ...languages.map(memberFacet.language),
      ...(discipline ? [memberFacet.discipline(discipline)] : []),
      ...(availability ? [memberFacet.availability(availability)] : []),
      ...(country ? [memberFacet.country(country)] : []),
      ...(timeZone ? [timeZone, ...distancesOfZone(timeZone)].map(memberFacet.timeZone) : []),
      ...(team ? [memberFacet.teamSize(team)] : []),
    ],
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
