import type { SignUpDraft } from "~/contract/account";
import type { PriceRange } from "~/contract/brief";
import { limits } from "~/contract/limits";
import type { AvailabilityState, OrganisationSize, RateUnit, Visibility } from "~/contract/profile";
import { cutLine } from "~/contract/text";
import type { StoreReads, Versioned } from "~/ports/store";

/** What a member writes about themselves. Which fields count depends on the kind of account. */
export interface ProfileContent {
  displayName: string;
  headline: string | null;
  about: string | null;
  skills: string[];
  languages: string[];
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  links: string[];
  visibility: Visibility;
  // ── Freelancers and agencies ──
  discipline: string | null;
  rate: PriceRange<RateUnit> | null;
  availability: AvailabilityState | null;
  /** ISO date, with "FROM". */
  availableFrom: string | null;
  hoursPerWeek: number | null;
  // ── Agencies ──
  teamSize: number | null;
  services: string[];
  people: string[];
  // ── Hirers ──
  organisation: string | null;
  size: OrganisationSize | null;
  /** Hirers and agencies. */
  website: string | null;
}

/** `profiles/{uid}` (domain.md). */
export interface Profile extends ProfileContent {
  /** When the member last said that the availability holds; ISO 8601 UTC. It asks again after a week. */
  availabilityConfirmedAt: string | null;
  /** Rises with every change: a form made from an older one is stale. */
  revision: number;
  updatedAt: string;
}

export const profilesCollection = "profiles";

export const emptyProfile: Omit<Profile, "displayName" | "updatedAt"> = {
  headline: null,
  about: null,
  skills: [],
  languages: [],
  country: null,
  links: [],
  visibility: "HIDDEN",
  discipline: null,
  rate: null,
  availability: null,
  availableFrom: null,
  hoursPerWeek: null,
  availabilityConfirmedAt: null,
  teamSize: null,
  services: [],
  people: [],
  organisation: null,
  size: null,
  website: null,
  revision: 1,
};

export async function getProfile(reads: StoreReads, uid: string): Promise<Versioned<Profile> | null> {
  return reads.get<Profile>(profilesCollection, uid);
}

/** The first profile, from what the sign-up form asked. Hidden until its owner publishes it. */
export function createProfile(draft: SignUpDraft, now: Date): Profile {
  const updatedAt = now.toISOString();
  switch (draft.kind) {
    case "FREELANCER": {
      const { displayName, discipline, skills, country, rate } = draft;
      return {
        ...emptyProfile,
        displayName,
        discipline,
        skills,
        country,
        rate: rate && { min: rate.amount, max: rate.amount, currency: rate.currency, unit: "DAY" },
        updatedAt,
      };
    }
    case "AGENCY": {
      const { displayName, services, teamSize, country, website } = draft;
      return { ...emptyProfile, displayName, services, teamSize, country, website, updatedAt };
    }
    case "HIRER": {
      const displayName = cutLine(draft.organisation, limits.displayName);
      return { ...emptyProfile, displayName, organisation: draft.organisation, updatedAt };
    }
  }
}
