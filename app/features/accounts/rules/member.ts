import type { AccountKind } from "~/content/account";
import type { Clock } from "~/platform/ports/clock";
import type { Store, StoreReads, StoreTransaction } from "~/platform/ports/store";
import type { RefusalCode } from "~/platform/values/refusals";
import { ok, type Result, refuse } from "~/platform/values/result";
import { type Account, accountsCollection } from "./account";

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
export async function requireActive(tx: StoreReads, uid: string): Promise<Result<Member>> {
  const found = await tx.get<Account>(accountsCollection, uid);
  if (!found) return refuse("SIGN_IN_FIRST");
  const hindrance = hindranceToAct(found.data);
  return hindrance ? refuse(hindrance) : ok({ uid, account: found.data });
}

/** The same for what only its owner sees: profile and drafts may be filled in before the address is confirmed. */
export async function requireMember(tx: StoreReads, uid: string): Promise<Result<Member>> {
  const found = await tx.get<Account>(accountsCollection, uid);
  if (!found) return refuse("SIGN_IN_FIRST");
  const hindrance = hindranceToFillIn(found.data);
  return hindrance ? refuse(hindrance) : ok({ uid, account: found.data });
}

/** What of an account decides what its member may do. */
export type Standing = Pick<Account, "status" | "review">;

/** How somebody stands at this moment; whoever has no account any more as one who is leaving. */
export async function standingOf(reads: StoreReads, uid: string): Promise<Standing> {
  const account = await reads.get<Account>(accountsCollection, uid);
  return account?.data ?? { status: "DELETING", review: false };
}

/** What keeps a member from what others see; null for nothing. */
export function hindranceToAct(standing: Standing): RefusalCode | null {
  return standing.status === "PENDING" ? "CONFIRM_FIRST" : hindranceToFillIn(standing);
}

/** What keeps a member from what only they see. */
export function hindranceToFillIn(standing: Standing): RefusalCode | null {
  if (!mayFillIn(standing)) return "NOT_ACTIVE";
  return standing.review ? "REVIEW_FIRST" : null;
}

/** Whether somebody can take part at all. */
export async function isActive(reads: StoreReads, uid: string): Promise<boolean> {
  return (await reads.get<Account>(accountsCollection, uid))?.data.status === "ACTIVE";
}

/** Whether a member is suspended: then others read nothing of theirs, and their briefs take nothing. */
export async function isSuspended(reads: StoreReads, uid: string): Promise<boolean> {
  return (await reads.get<Account>(accountsCollection, uid))?.data.status === "SUSPENDED";
}

/** Whether somebody may read what others have written: not while they are suspended (domain.md, "Who may"). */
export function mayReadOthers({ status }: Pick<Account, "status">): boolean {
  return status !== "SUSPENDED";
}

/** Whether what belongs to the account may change: not while it is suspended or being deleted. */
export function mayFillIn({ status }: Pick<Account, "status">): boolean {
  return status === "ACTIVE" || status === "PENDING";
}

/** Whether the member is of one of these kinds. */
export function isOfKind({ account }: Member, ...kinds: AccountKind[]): boolean {
  return account.kind !== null && kinds.includes(account.kind);
}

/**
 * Writes the member's account as it stands, in a transaction where a query decides: of two of them at once one runs
 * again, and finds what the other has written. An engine may not notice what a query would find by now (ports/store.ts).
 */
export function takeTurn(tx: StoreTransaction, { uid, account }: Member): void {
  tx.set<Account>(accountsCollection, uid, account);
}
