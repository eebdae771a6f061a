import { beginningsIn } from "~/features/accounts/rules/beginnings-in";
import type { Step, StoredDocument } from "~/platform/ports/collection";

/** 2: a full profile page. Before, a profile was the sign-up form's answers. */
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

/** 3: the time zone in which the member works. Older profiles have none. */
function toTimeZone(profile: StoredDocument): StoredDocument {
  return { ...profile, timeZone: null };
}

/** 4: the contact person of an organisation. Older profiles have none. */
function toContactName(profile: StoredDocument): StoredDocument {
  return { ...profile, contactName: null };
}

/**
 * 5: the fields for hirers' searches: skills and services without case, accents and needless
 * spaces, only where members may see the profile. Older profiles have none.
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

/**
 * 6: the beginnings of its names' words, for administrators' searches. Older profiles have none.
 */
function toNamedBy(profile: StoredDocument): StoredDocument {
  const { displayName, organisation } = profile as {
    displayName?: string | null;
    organisation?: string | null;
  };
  const words = [...new Set([displayName ?? "", organisation ?? ""])]
    .join(" ")
    .slice(0, 254)
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 2)
    .slice(0, 8);
  const beginnings = words.flatMap((word) => {
    const letters = [...word].slice(0, 12);
    return letters.slice(1).map((_letter, at) => letters.slice(0, at + 2).join(""));
  });
  return { ...profile, namedBy: [...new Set(beginnings)] };
}

/** 7: whole words among these beginnings, words of one sign, and letters such as ø as they are typed elsewhere. */
function toTypedNames(profile: StoredDocument): StoredDocument {
  const names = new Set([profile.displayName, profile.organisation].map((name) => String(name ?? "")));
  return { ...profile, namedBy: beginningsIn([...names]) };
}

export const profileSteps: readonly Step[] = [
  toPage,
  toTimeZone,
  toContactName,
  toFoundBy,
  toNamedBy,
  toTypedNames,
];
