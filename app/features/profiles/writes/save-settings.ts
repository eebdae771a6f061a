import { type AccountSettings, notifyTimes, notifyTopics } from "~/domain/account";
import { notOffered } from "~/domain/fields/messages";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { type MarketParts, requireMember } from "~/features/accounts/model/member";
import { settingsOf } from "~/features/accounts/model/settings";
import { planToCatchUp } from "~/features/accounts/writes/change-account";
import { createProblems } from "~/features/market/model/checks";
import { planToIndexMember } from "~/features/market/writes/plan-to-index";
import { publicMembersFeed } from "~/features/notifications/model/feed";
import { touchFeed } from "~/features/notifications/writes/touch-feed";
import { getProfile, type Profile, profilesCollection } from "~/features/profiles/model/profile";
import type { StoreTransaction } from "~/platform/ports/store";
import { ok, type Result, refuse } from "~/values/result";
import { listedZone } from "~/values/time-zone.server";
import { planToAsk } from "./plan-to-ask";

/** The settings that a form saves; what may be left out stays as it is. */
export interface SavedSettings extends Pick<AccountSettings, "notify" | "timeZone"> {
  invitations?: boolean | null;
  asksAvailability?: boolean | null;
}

/**
 * Saves the member's settings. Their time zone is the profile's, too, where that shows one
 * (docs/decisions/times.md).
 */
export function saveSettings(
  { store, clock }: MarketParts,
  uid: string,
  { notify, invitations, asksAvailability, timeZone }: SavedSettings,
): Promise<Result<AccountSettings>> {
  return store.transact(async (tx) => {
    const member = await requireMember(tx, uid);
    if (!member.ok) return member;
    const { account } = member.value;
    const profile = await getProfile(tx, uid);
    const former = settingsOf(account);
    const check = createProblems();
    for (const topic of notifyTopics) check.choice(topic, "when", notify[topic], notifyTimes);
    // A browser may have named one that isn’t among those to choose from.
    const kept = timeZone === former.timeZone ? timeZone : null;
    const zone = timeZone === null ? null : (listedZone(timeZone) ?? kept);
    if (timeZone !== null && zone === null) check.add("timeZone", notOffered("timeZone"));
    if (check.problems.length > 0) return refuse("INVALID", { problems: check.problems });
    const invited = invitations ?? former.invitations;
    const asks = asksAvailability == null ? {} : { asksAvailability };
    const settings = { ...former, ...asks, notify, invitations: invited, timeZone: zone };
    tx.set<Account>(accountsCollection, uid, { ...account, settings });
    if (profile && profile.data.timeZone !== null && profile.data.timeZone !== settings.timeZone) {
      setZone(tx, clock.now(), uid, { ...profile.data, timeZone: settings.timeZone });
      if (account.kind !== "HIRER") planToIndexMember(tx, clock, uid);
    }
    if (asksAvailability && former.asksAvailability === false) planToAsk(tx, clock.now(), uid);
    if (former.notify.messages === "OFF" && notify.messages !== "OFF") planToCatchUp(tx, clock, uid);
    return ok(settings);
  });
}

function setZone(tx: StoreTransaction, now: Date, uid: string, { revision, ...profile }: Profile): void {
  const updatedAt = now.toISOString();
  tx.set<Profile>(profilesCollection, uid, { ...profile, revision: revision + 1, updatedAt });
  if (profile.visibility === "EVERYONE") touchFeed(tx, now, publicMembersFeed);
}
