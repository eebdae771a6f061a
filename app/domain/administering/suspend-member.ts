import { done, type Outcome, refused } from "~/contract/refusals";
import { type Account, accountsCollection } from "../accounts/account";
import { type AccountState, changeAccount, toAccountState } from "../accounts/change-account";
import type { MarketParts } from "../accounts/member";
import { type Administrator, requireAdministrator } from "./administrator";
import { planToHideBriefs } from "./hide-briefs";

/**
 * Lets a member log in, read what is theirs, and do nothing more, until an administrator lifts it. Others
 * read nothing of theirs; those who wait for a hirer's answer are told.
 */
export function suspendMember(
  parts: MarketParts,
  who: Administrator,
  uid: string,
): Promise<Outcome<AccountState>> {
  return asAdministrator(parts, who, uid, "suspend");
}

export function reinstateMember(
  parts: MarketParts,
  who: Administrator,
  uid: string,
): Promise<Outcome<AccountState>> {
  return asAdministrator(parts, who, uid, "reinstate");
}

const moves = {
  suspend: { event: "suspend", actor: "admin", notice: "account-suspended" },
  reinstate: { event: "reinstate", actor: "admin", notice: "account-reinstated" },
} as const;

const reached = { suspend: "suspended", reinstate: "active" } as const;

function asAdministrator(
  { store, clock }: MarketParts,
  who: Administrator,
  uid: string,
  event: keyof typeof moves,
): Promise<Outcome<AccountState>> {
  return store.transact(async (tx) => {
    const administrator = await requireAdministrator(tx, who);
    const account = (await tx.get<Account>(accountsCollection, uid))?.data;
    if (!administrator.ok) return administrator;
    if (!account) return refused("not-found");
    // Nobody would be left to lift it.
    if (uid === who.uid) return refused("wrong-state");
    if (account.status === reached[event]) return done(toAccountState(uid, account));
    const moved = changeAccount(tx, clock, { uid, account }, moves[event]);
    if (!moved.ok) return refused("wrong-state");
    if (account.kind === "hirer") planToHideBriefs(tx, clock, uid, event === "suspend");
    return moved;
  });
}
