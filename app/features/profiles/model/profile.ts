import type { SignUpDraft } from "~/domain/account";
import { emptyContent } from "~/domain/fields/content";
import { type ProfileContent, profileFields } from "~/domain/fields/profile-fields";
import { isForMembers } from "~/domain/profile";
import type { Account } from "~/features/accounts/model/account";
import { collection } from "~/platform/ports/collection";
import type { StoreReads, Versioned } from "~/platform/ports/store";
import { type FoundBy, foundByOf } from "./found-by";
import { emptyFront, type Front } from "./front";
import { profileMigration } from "./profile-steps";

/** `profiles/{uid}` (domain.md). */
export interface Profile extends ProfileContent, FoundBy {
  /**
   * When the member last confirmed the availability; ISO 8601 UTC. It is asked again after a week.
   */
  availabilityConfirmedAt: string | null;
  /** The id of the picture beside the name (features/files); null for letters. */
  face: string | null;
  /** Pictures of an agency's people. */
  portraits: Portrait[];
  /** What lists show of their work; missing in an older one until a job has written it. */
  front?: Front;
  /** Rises with every change: a form made from an older one is stale. */
  revision: number;
  updatedAt: string;
}

/** A picture of one of `people`, by the name there: those who share a name share it. */
export interface Portrait {
  person: string;
  /** The id of the picture (features/files). */
  face: string;
}

export const profiles = collection<Profile>()({
  name: "profiles",
  ofMember: { id: "uid", exported: "apart" },
  indexes: [
    ["namedBy[]", "-updatedAt"],
    ["visibility", "-updatedAt"],
  ],
  unindexed: ["about", "front", "portraits"],
  enums: ["visibility", "availability", "badges", "rate.unit", "prices.*.unit"],
  ...profileMigration,
});
export const profilesCollection = profiles.name;

export const emptyProfile: Omit<Profile, "updatedAt"> = {
  ...emptyContent(profileFields),
  availabilityConfirmedAt: null,
  face: null,
  portraits: [],
  front: emptyFront,
  ...foundByOf(emptyContent(profileFields), null),
  revision: 1,
};

export async function getProfile(reads: StoreReads, uid: string): Promise<Versioned<Profile> | null> {
  return reads.get<Profile>(profilesCollection, uid);
}

/** Whether it is visible to every member, so that a hirer may write to its owner first. */
export function isOpenToMembers(account: Account | undefined, profile: Profile | undefined): boolean {
  return account?.status === "ACTIVE" && account.kind !== null && isForMembers(profile?.visibility);
}

/** The first profile, from the sign-up form's answers. Hidden until its owner publishes it. */
export function createProfile(draft: SignUpDraft, now: Date): Profile {
  const profile = toProfile(draft, now);
  return { ...profile, ...foundByOf(profile, profile.availabilityConfirmedAt) };
}

function toProfile(draft: SignUpDraft, now: Date): Profile {
  const updatedAt = now.toISOString();
  switch (draft.kind) {
    case "FREELANCER": {
      const { kind: _kind, rate: asked, ...same } = draft;
      const rate = asked && {
        min: asked.amount,
        max: asked.amount,
        currency: asked.currency,
        unit: "DAY" as const,
      };
      return { ...emptyProfile, ...same, rate, updatedAt };
    }
    case "AGENCY": {
      const { kind: _kind, ...same } = draft;
      return { ...emptyProfile, ...same, updatedAt };
    }
    case "HIRER": {
      return {
        ...emptyProfile,
        displayName: draft.organisation,
        organisation: draft.organisation,
        updatedAt,
      };
    }
  }
}
