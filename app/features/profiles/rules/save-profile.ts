import { isSameContent } from "~/content/fields/content";
import type { ContentInput } from "~/content/fields/field";
import { profileFields } from "~/content/fields/profile-fields";
import { type MarketParts, requireMember } from "~/features/accounts/rules/member";
import { planToIndexHirer } from "~/features/market/rules/plan-to-index";
import type { Versioned } from "~/platform/ports/store";
import { ok, type Result, refuse } from "~/platform/values/result";
import { checkProfile, tidyProfile } from "./check-profile";
import { foundByOf } from "./found-by";
import { emptyProfile, getProfile, type Profile, profilesCollection } from "./profile";

type SavedProfile = Promise<Result<Versioned<Profile>>>;

/**
 * Saves a member's own profile. `revision` is the one that the form was made from, null for a first
 * profile: when another stands meanwhile, nothing is written (`stale`). Saying anything about the
 * availability confirms it. No name of it may be taken for that of `brand`.
 */
export function saveProfile(
  { store, clock, brand }: MarketParts & { brand?: string },
  uid: string,
  { revision, content }: { revision: number | null; content: ContentInput<typeof profileFields> },
): SavedProfile {
  return store.transact(async (tx) => {
    const member = await requireMember(tx, uid);
    if (!member.ok) return member;
    const { kind } = member.value.account;
    if (kind === null) return refuse("WRONG_KIND");
    const standing = await getProfile(tx, uid);
    const tidy = tidyProfile(content, kind);
    const problems = checkProfile(tidy, kind, clock.now(), brand);
    if (problems.length > 0) return refuse("INVALID", { problems });
    if ((standing?.data.revision ?? null) !== revision) {
      const same = standing && isSameContent(profileFields, standing.data, tidy);
      return same ? ok(standing) : refuse("STALE");
    }
    const at = clock.now().toISOString();
    const availabilityConfirmedAt = tidy.availability === null ? null : at;
    const profile: Profile = {
      ...emptyProfile,
      ...standing?.data,
      ...tidy,
      availabilityConfirmedAt,
      ...foundByOf(tidy, availabilityConfirmedAt),
      revision: (standing?.data.revision ?? 0) + 1,
      updatedAt: at,
    };
    tx.set<Profile>(profilesCollection, uid, profile);
    if (kind === "HIRER" && isRenamed(standing?.data ?? null, profile)) planToIndexHirer(tx, clock, uid);
    return ok({ id: uid, version: (standing?.version ?? 0) + 1, data: profile });
  });
}

/** Whether its briefs are found by other names now. */
function isRenamed(before: Profile | null, { displayName, organisation }: Profile): boolean {
  return before?.displayName !== displayName || before.organisation !== organisation;
}

/** Says that the availability still holds. */
export function confirmAvailability({ store, clock }: MarketParts, uid: string): SavedProfile {
  return store.transact(async (tx) => {
    const member = await requireMember(tx, uid);
    if (!member.ok) return member;
    const standing = await getProfile(tx, uid);
    if (!standing || standing.data.availability === null) return refuse("NOT_FOUND");
    const availabilityConfirmedAt = clock.now().toISOString();
    const profile = {
      ...standing.data,
      availabilityConfirmedAt,
      ...foundByOf(standing.data, availabilityConfirmedAt),
    };
    tx.set<Profile>(profilesCollection, uid, profile);
    return ok({ ...standing, version: standing.version + 1, data: profile });
  });
}
