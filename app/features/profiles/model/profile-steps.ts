import { beginningsIn } from "~/features/accounts/model/beginnings-in";
import type { Migration, Step, StoredDocument } from "~/platform/ports/collection";
import type { StoreTransaction } from "~/platform/ports/store";

/** 2: a page that the member writes. Until then a profile was the sign-up form's content. */
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
    // The rate was asked per day, and as one amount.
    rate: rate && { min: rate.amount, max: rate.amount, currency: rate.currency, unit: "day" },
  };
}

/** 3: the member's time zone. Older profiles have none. */
function toTimeZone(profile: StoredDocument): StoredDocument {
  return { ...profile, timeZone: null };
}

/** 4: the contact person of an organisation. Older profiles have none. */
function toContactName(profile: StoredDocument): StoredDocument {
  return { ...profile, contactName: null };
}

/**
 * 5: what hirers' searches for people use: skills and services without case, accents and needless
 * spaces, for profiles that all members may read.
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

/** 6: the beginnings of the words in its names, for administrators' searches. */
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

/**
 * 7: whole words among these beginnings, one-character words, and letters such as ø in their plain
 * spelling.
 */
function toTypedNames(profile: StoredDocument): StoredDocument {
  const names = new Set([profile.displayName, profile.organisation].map((name) => String(name ?? "")));
  return { ...profile, namedBy: beginningsIn([...names]) };
}

/** 8: the name in the address of its page. Older profiles have none. */
function toHandle(profile: StoredDocument): StoredDocument {
  return { ...profile, handle: null };
}

/** 9: a picture beside the name. Older profiles have none. */
function toFace(profile: StoredDocument): StoredDocument {
  return { ...profile, face: null };
}

/** 10: the language of its texts. Older profiles don't say it. */
function toWrittenIn(profile: StoredDocument): StoredDocument {
  return { ...profile, writtenIn: null };
}

/** 11: its time zone is the account's, too: until then each had one of its own. */
const toOneZone = (profile: StoredDocument): StoredDocument => profile;

/** Before version 11 the two could differ: what others read was always said by its member. */
async function takeZone(
  tx: StoreTransaction,
  from: number,
  { timeZone }: StoredDocument,
  uid: string,
): Promise<() => void> {
  const account = from < 11 && timeZone ? (await tx.get<StoredDocument>("accounts", uid))?.data : null;
  if (!account) return () => undefined;
  const settings = account.settings ?? {
    notify: { messages: "INSTANT", proposals: "INSTANT", briefs: "INSTANT" },
    invitations: true,
    theme: null,
    language: null,
  };
  return () => tx.set("accounts", uid, { ...account, settings: { ...settings, timeZone } });
}

/** 12: what lists show of its member's work, which only other documents know: a job writes it. */
const toFront = (profile: StoredDocument): StoredDocument => profile;

/** 13: badges for other sites. Older profiles offer none. */
function toBadges(profile: StoredDocument): StoredDocument {
  return { ...profile, badges: "off" };
}

/** 14: what services cost. Older profiles don't say it. */
function toPrices(profile: StoredDocument): StoredDocument {
  return { ...profile, prices: [] };
}

/** 15: people are entries. Until then each was a line: a name, and after a comma what they do. */
function toPeople(profile: StoredDocument): StoredDocument {
  const lines = (profile.people ?? []) as string[];
  const people = lines.map((line) => {
    const [, name = line, role = null] = /^([^,،]+)[,،](.*)$/s.exec(line) ?? [];
    return { name: name.trim(), role: role?.trim() || null, languages: [] };
  });
  return { ...profile, people };
}

/** 16: pictures of an agency's people. Older profiles have none. */
function toPortraits(profile: StoredDocument): StoredDocument {
  return { ...profile, portraits: [] };
}

const profileSteps: readonly Step[] = [
  toPage,
  toTimeZone,
  toContactName,
  toFoundBy,
  toNamedBy,
  toTypedNames,
  toHandle,
  toFace,
  toWrittenIn,
  toOneZone,
  toFront,
  toBadges,
  toPrices,
  toPeople,
  toPortraits,
];

export const profileMigration: Migration = {
  steps: profileSteps,
  unstamped: (profile) => ("revision" in profile ? 2 : 1),
  beside: takeZone,
};
