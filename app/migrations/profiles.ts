import type { Migration, StoredDocument } from "./migration";

/** 2: a page that the member writes. Until then a profile was what the sign-up form had asked. */
function toPage(profile: StoredDocument): StoredDocument {
  const rate = profile.rate as { amount: number; currency: string } | null;
  return {
    headline: null,
    about: null,
    languages: [],
    links: [],
    availability: null,
    availableFrom: null,
    availabilityConfirmedAt: null,
    hoursPerWeek: null,
    people: [],
    size: null,
    revision: 1,
    ...profile,
    // It was asked by the day, and as one amount.
    rate: rate && { min: rate.amount, max: rate.amount, currency: rate.currency, unit: "day" },
  };
}

/** 3: the time zone in which the member works. Nobody was asked before. */
function toTimeZone(profile: StoredDocument): StoredDocument {
  return { ...profile, timeZone: null };
}

/** 4: the person who writes for an organisation. Nobody was asked before. */
function toContactName(profile: StoredDocument): StoredDocument {
  return { ...profile, contactName: null };
}

/**
 * 5: what it is found by when a hirer looks for people: its skills and services without case, accents and needless
 * spaces, for members alone. Nobody looked before.
 */
function toFoundBy(profile: StoredDocument): StoredDocument {
  const { skills = [], services = [] } = profile as { skills?: string[]; services?: string[] };
  const names = [...skills, ...services].map((name) =>
    name
      .normalize("NFKD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase()
      .replaceAll(/[\s|]+/g, " ")
      .trim(),
  );
  return {
    ...profile,
    foundBy: profile.visibility === "members" ? [...new Set(names)] : [],
    foundAt: profile.availabilityConfirmedAt ?? "",
  };
}

export const profiles: Migration = {
  steps: [toPage, toTimeZone, toContactName, toFoundBy],
  unstamped: (profile) => ("revision" in profile ? 2 : 1),
};
