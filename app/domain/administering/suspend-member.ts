import { ok, type Result, refuse } from "~/contract/result";
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
): Promise<Result<AccountState>> {
  return asAdministrator(parts, who, uid, "SUSPEND");
}

export function reinstateMember(
  parts: MarketParts,
  who: Administrator,
  uid: string,
): Promise<Result<AccountState>> {
  return asAdministrator(parts, who, uid, "REINSTATE");
}

const moves = {
  SUSPEND: { event: "SUSPEND", actor: "admin", notice: "account-suspended" },
  REINSTATE: { event: "REINSTATE", actor: "admin", notice: "account-reinstated" },
} as const;

const reached = { SUSPEND: "SUSPENDED", REINSTATE: "ACTIVE" } as const;

function asAdministrator(
  { store, clock }: MarketParts,
  who: Administrator,
  uid: string,
  event: keyof typeof moves,
): Promise<Result<AccountState>> {
  return store.transact(async (tx) => {
    const administrator = await requireAdministrator(tx, who);
    const account = (await tx.get<Account>(accountsCollection, uid))?.data;
    if (!administrator.ok) return administrator;
    if (!account) return refuse("NOT_FOUND");
    // Nobody would be left to lift it.
    if (uid === who.uid) return refuse("WRONG_STATE");
    if (account.status === reached[event]) return ok(toAccountState(uid, account));
    const moved = changeAccount(tx, clock, { uid, account }, moves[event]);
    if (!moved.ok) return refuse("WRONG_STATE");
    if (account.kind === "HIRER") planToHideBriefs(tx, clock, uid, event === "SUSPEND");
    return moved;
  });
}
