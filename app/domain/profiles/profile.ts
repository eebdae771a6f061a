import type { Money, SignUpDraft } from "~/contract/account";
import { limits } from "~/contract/limits";

/** `profiles/{uid}` (domain.md). */
export interface Profile {
  displayName: string;
  /** Hirers only. */
  organisation: string | null;
  discipline: string | null;
  skills: string[];
  services: string[];
  teamSize: number | null;
  country: string | null;
  website: string | null;
  /** Per day. */
  rate: Money | null;
  visibility: "members" | "hidden";
  updatedAt: string;
}

export const profilesCollection = "profiles";

/** The first profile, from what the sign-up form asked. Hidden until its owner publishes it. */
export function createProfile(draft: SignUpDraft, now: Date): Profile {
  const empty: Profile = {
    displayName:
      draft.kind === "hirer"
        ? [...draft.organisation].slice(0, limits.displayName).join("")
        : draft.displayName,
    organisation: draft.kind === "hirer" ? draft.organisation : null,
    discipline: null,
    skills: [],
    services: [],
    teamSize: null,
    country: null,
    website: null,
    rate: null,
    visibility: "hidden",
    updatedAt: now.toISOString(),
  };
  switch (draft.kind) {
    case "freelancer":
      return {
        ...empty,
        discipline: draft.discipline,
        skills: draft.skills,
        country: draft.country,
        rate: draft.rate,
      };
    case "agency":
      return {
        ...empty,
        services: draft.services,
        teamSize: draft.teamSize,
        country: draft.country,
        website: draft.website,
      };
    case "hirer":
      return empty;
  }
}
