import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { type MarketParts, mayFillIn, requireMember } from "~/features/accounts/model/member";
import { planToIndexMember } from "~/features/market/writes/plan-to-index";
import { completenessOf } from "~/features/profiles/model/completeness";
import { foundByOf } from "~/features/profiles/model/found-by";
import { getProfile, type Profile, profilesCollection } from "~/features/profiles/model/profile";
import type { Versioned } from "~/platform/ports/store";
import { ok, type Result, refuse } from "~/values/result";
import { planToAsk } from "./plan-to-ask";

/**
 * Whether to ask a freelancer or an agency if members may find them: once, when their profile is
 * complete and hidden. One that has readers by then needs no question.
 */
export function isToAskToBeFound(account: Account, profile: Profile | null): boolean {
  const { kind, review, toBeFoundAt } = account;
  if (!profile || kind === null || kind === "HIRER" || review || !mayFillIn(account)) return false;
  if (toBeFoundAt !== undefined || profile.visibility !== "HIDDEN") return false;
  return completenessOf(profile, kind).every(({ met }) => met);
}

/** Answers that question, and remembers that it was asked. A no leaves the profile as it is. */
export function answerToBeFound(
  { store, clock }: MarketParts,
  uid: string,
  found: boolean,
): Promise<Result<Versioned<Profile>>> {
  return store.transact(async (tx) => {
    const member = await requireMember(tx, uid);
    if (!member.ok) return member;
    const { account } = member.value;
    if (account.kind === null || account.kind === "HIRER") return refuse("WRONG_KIND");
    const existing = await getProfile(tx, uid);
    if (!existing) return refuse("NOT_FOUND");
    const toBeFoundAt = clock.now().toISOString();
    tx.set<Account>(accountsCollection, uid, { ...account, toBeFoundAt });
    if (!found || existing.data.visibility !== "HIDDEN") return ok(existing);
    const shown = { ...existing.data, visibility: "MEMBERS" } as const;
    const profile: Profile = {
      ...shown,
      ...foundByOf(shown, shown.availabilityConfirmedAt),
      revision: shown.revision + 1,
      updatedAt: toBeFoundAt,
    };
    tx.set<Profile>(profilesCollection, uid, profile);
    if (profile.availability !== null) planToAsk(tx, clock.now(), uid);
    planToIndexMember(tx, clock, uid);
    return ok({ ...existing, version: existing.version + 1, data: profile });
  });
}
