import { disciplines } from "~/domain/disciplines";
import { emptyContent } from "~/domain/fields/content";
import { type ProfileContent, profileFields } from "~/domain/fields/profile-fields";
import { lookOfHandle } from "~/domain/handle";
import { type Account, accountsCollection, createProvenAccount } from "~/features/accounts/model/account";
import { foundByOf } from "~/features/profiles/model/found-by";
import { type Handle, handles } from "~/features/profiles/model/handle";
import { emptyProfile, type Profile, profilesCollection } from "~/features/profiles/model/profile";
import { numberFrom, pick } from "./chance";
import { abouts, firstNames, lastNames, organisations, places, rates, services, skills } from "./words";

export const day = 86_400_000;
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

export type SeededKind = "HIRER" | "FREELANCER" | "AGENCY";

export const hirerUid = (number: number) => `seed-hirer-${String(number).padStart(6, "0")}`;
export const talentUid = (number: number) => `seed-talent-${String(number).padStart(6, "0")}`;
export const kindOfTalent = (number: number) => (number % 3 === 2 ? "AGENCY" : "FREELANCER");

/** Talents whose profile is for everyone: one in fifty, and the first. */
export const isPublic = (number: number) => number % 50 === 0;
/** No two of these letters look alike, as digits would. */
const letters = "bcdfghkmst";
export const handleOf = (number: number) =>
  `talent-${[...String(number)].map((digit) => letters[Number(digit)]).join("")}`;

/** What a seeded member says of themselves: follows from their number. `now`: when the market ends. */
export function profileOf(kind: SeededKind, number: number, now: number): ProfileContent {
  const blank = emptyContent(profileFields);
  const place = pick(places, number, 31);
  const [firstName, lastName] = [pick(firstNames, number, 32), pick(lastNames, number, 33)];
  const shared = { country: place.country, timeZone: place.timeZone, languages: [...place.languages] };
  if (kind === "HIRER") {
    const organisation = pick(organisations, number, 34);
    return { ...blank, ...shared, displayName: organisation, organisation, visibility: "MEMBERS" };
  }
  const step = numberFrom(number, 35);
  const own = [0, 5, 10, 15].map((at) => skills[(step + at) % skills.length] ?? "");
  const isAgency = kind === "AGENCY";
  const rate = pick(rates, number, 36);
  const availability =
    number === 0 ? "AVAILABLE" : pick(["AVAILABLE", "FROM", "BUSY", null] as const, number, 37);
  return {
    ...blank,
    ...shared,
    displayName: isAgency ? `${lastName} & ${firstName}` : `${firstName} ${lastName}`,
    headline: `${own[0]} and ${own[1]} for ${pick(organisations, number, 38)}`,
    about: pick(abouts, number, 39),
    discipline: pick(disciplines, number, 40)[0],
    skills: own,
    services: isAgency ? [pick(services, number, 41)] : [],
    people: isAgency ? [{ name: `${firstName} ${lastName}`, role: "founder", languages: [] }] : [],
    teamSize: isAgency ? 2 + (numberFrom(number, 42) % 30) : null,
    rate: { ...rate, min: rate.min + (numberFrom(number, 43) % 40) * 500 },
    availability,
    availableFrom: availability === "FROM" ? isoDay(now + (5 + (numberFrom(number, 44) % 60)) * day) : null,
    hoursPerWeek: 16 + (numberFrom(number, 45) % 25),
    links: ["https://example.com/work"],
    visibility: isPublic(number) ? "EVERYONE" : "MEMBERS",
    handle: isPublic(number) ? handleOf(number) : null,
  };
}

/** The profile as it is stored, saved within the last sixty days. */
export function storedProfile(kind: SeededKind, number: number, now: number): Profile {
  const content = profileOf(kind, number, now);
  const savedAt = new Date(now - 3_600_000 - (numberFrom(number, 46) % 5_184_000) * 1_000).toISOString();
  const availabilityConfirmedAt = content.availability === null ? null : savedAt;
  return {
    ...emptyProfile,
    ...content,
    availabilityConfirmedAt,
    ...foundByOf(content, availabilityConfirmedAt),
    updatedAt: savedAt,
  };
}

/** The account or the profile of a member, who follows from the number in the uid. */
export function deriveMember(collection: string, uid: string, now: number): object | null {
  const [, who, digits] = /^seed-(hirer|talent)-(\d{6})$/.exec(uid) ?? [];
  if (who === undefined) return null;
  const number = Number(digits);
  const kind = who === "hirer" ? "HIRER" : kindOfTalent(number);
  if (collection === profilesCollection) return storedProfile(kind, number, now);
  if (collection !== accountsCollection) return null;
  const joined = new Date(now - 400 * day);
  const account: Account = { ...createProvenAccount(`${uid}@example.com`, joined), kind };
  return kind === "HIRER" ? account : { ...account, toBeFoundAt: joined.toISOString() };
}

/** All that is stored of some talents, by collection. */
export function talentDocuments(from: number, to: number, now: number): Map<string, Map<string, object>> {
  const documents = new Map<string, Map<string, object>>();
  const numbers = Array.from({ length: to - from }, (_, at) => from + at);
  for (const collection of [accountsCollection, profilesCollection]) {
    const entries = numbers.map((number) => {
      const uid = talentUid(number);
      return [uid, deriveMember(collection, uid, now) ?? {}] as const;
    });
    documents.set(collection, new Map(entries));
  }
  const taken = numbers.filter(isPublic).map((number): [string, Handle] => {
    const name = handleOf(number);
    return [lookOfHandle(name), { name, uid: talentUid(number), since: null }];
  });
  return documents.set(handles.name, new Map(taken));
}
