import type { MemberState } from "~/domain/member-state";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { stateOf } from "~/features/accounts/model/member";
import { getProfile } from "~/features/profiles/model/profile";
import { isLeavingWork } from "~/features/proposals/reads/work-together";
import type { StoreReads } from "~/platform/ports/store";

/** A member's name as another reads it: null unless their account is shown to that reader. */
export interface ShownName {
  name: string | null;
  state: MemberState;
}

/**
 * A member's name for a member who has dealings with them: a brief shows its hirer's name, and a
 * proposal or a message its sender's. None while the account is suspended, and once it is gone;
 * while it is being deleted, for those alone who work with them, as on pages (`readMember`).
 */
export async function shownNameOf(reads: StoreReads, reader: string, uid: string): Promise<ShownName> {
  const account = (await reads.get<Account>(accountsCollection, uid))?.data;
  const state = stateOf(account);
  const isShown =
    account !== undefined &&
    (reader === uid || state === "ACTIVE" || (await isLeavingWork(reads, reader, uid, account)));
  return { name: isShown ? await nameOf(reads, uid) : null, state };
}

/** A member's name, whatever their account's state. Null without a profile. */
export async function nameOf(reads: StoreReads, uid: string): Promise<string | null> {
  const profile = (await getProfile(reads, uid))?.data;
  return profile ? (profile.organisation ?? profile.displayName) : null;
}
