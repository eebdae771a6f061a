import type { AccountKind } from "~/contract/account";
import { done, type Outcome, refused } from "~/contract/refusals";
import type { Clock } from "~/ports/clock";
import type { Store, StoreReads } from "~/ports/store";
import { type Account, accountsCollection } from "../accounts/account";

/** What every use case of the market is made of. */
export interface MarketParts {
  store: Store;
  clock: Clock;
}

/** Who acts: an account, by its uid. */
export interface Member {
  uid: string;
  account: Account;
}

/**
 * The account behind a uid, as it stands inside the transaction that asks. Whatever a member does
 * that others see needs a confirmed address and an account in good standing (domain.md, "Who may").
 */
export async function requireActive(tx: StoreReads, uid: string): Promise<Outcome<Member>> {
  const found = await tx.get<Account>(accountsCollection, uid);
  if (!found) return refused("sign-in-first");
  const { data: account } = found;
  if (account.status === "pending") return refused("confirm-first");
  if (account.status !== "active") return refused("not-active");
  if (account.review) return refused("review-first");
  return done({ uid, account });
}

/** The same for what only its owner sees: profile and drafts may be filled in before the address is confirmed. */
export async function requireMember(tx: StoreReads, uid: string): Promise<Outcome<Member>> {
  const found = await tx.get<Account>(accountsCollection, uid);
  if (!found) return refused("sign-in-first");
  if (!mayFillIn(found.data)) return refused("not-active");
  if (found.data.review) return refused("review-first");
  return done({ uid, account: found.data });
}

/** Whether somebody can take part at all. */
export async function isActive(reads: StoreReads, uid: string): Promise<boolean> {
  return (await reads.get<Account>(accountsCollection, uid))?.data.status === "active";
}

/** Whether what belongs to the account may change: not while it is suspended or being deleted. */
export function mayFillIn({ status }: Account): boolean {
  return status === "active" || status === "pending";
}

/** Whether the member is of one of these kinds. */
export function isOfKind({ account }: Member, ...kinds: AccountKind[]): boolean {
  return account.kind !== null && kinds.includes(account.kind);
}
