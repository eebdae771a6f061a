import type { AccountKind } from "~/domain/account";
import type { MemberState } from "~/domain/member-state";
import type { Clock } from "~/platform/ports/clock";
import type { Store, StoreReads } from "~/platform/ports/store";
import type { RefusalCode } from "~/values/refusals";
import { ok, type Result, refuse } from "~/values/result";
import { type Account, accountsCollection, isDue } from "./account";
import type { AccountEvent } from "./account-moves";

/** The parts that every use case of the market needs. */
export interface MarketParts {
  store: Store;
  clock: Clock;
}

/** The acting account, by its uid. */
export interface Member {
  uid: string;
  account: Account;
}

/**
 * The account behind a uid, as it stands inside the calling transaction. Anything that others see
 * needs a confirmed address and an account in good standing (domain.md, "Who may").
 */
export async function requireActive(tx: StoreReads, uid: string): Promise<Result<Member>> {
  const found = await tx.get<Account>(accountsCollection, uid);
  if (!found) return refuse("SIGN_IN_FIRST");
  const hindrance = hindranceToAct(found.data);
  return hindrance ? refuse(hindrance) : ok({ uid, account: found.data });
}

/**
 * The same for what only its owner sees: profile and drafts may be filled in with an unconfirmed
 * address.
 */
export async function requireMember(tx: StoreReads, uid: string): Promise<Result<Member>> {
  const found = await tx.get<Account>(accountsCollection, uid);
  if (!found) return refuse("SIGN_IN_FIRST");
  const hindrance = hindranceToFillIn(found.data);
  return hindrance ? refuse(hindrance) : ok({ uid, account: found.data });
}

/** The part of an account that decides what its member may do. */
export type Standing = Pick<Account, "status" | "review">;

/** The account's standing at this moment; a removed account counts as one being deleted. */
export async function standingOf(reads: StoreReads, uid: string): Promise<Standing> {
  const account = await reads.get<Account>(accountsCollection, uid);
  return account?.data ?? { status: "DELETING", review: false };
}

/** What keeps a member from acts that others see; null for nothing. */
export function hindranceToAct(standing: Standing): RefusalCode | null {
  return standing.status === "PENDING" ? "CONFIRM_FIRST" : hindranceToFillIn(standing);
}

/** What keeps a member from changing their private content; null for nothing. */
export function hindranceToFillIn(standing: Standing): RefusalCode | null {
  if (!mayFillIn(standing)) return "NOT_ACTIVE";
  return standing.review ? "REVIEW_FIRST" : null;
}

/** Whether the account can take part at all. */
export async function isActive(reads: StoreReads, uid: string): Promise<boolean> {
  return (await reads.get<Account>(accountsCollection, uid))?.data.status === "ACTIVE";
}

/**
 * Whether an account is gone, or due to go, which can’t be taken back any more. Of two removals at
 * once, the one that looks last sees the other as gone: neither leaves what both shared.
 */
export async function hasLeft(reads: StoreReads, uid: string, now: Date): Promise<boolean> {
  const account = (await reads.get<Account>(accountsCollection, uid))?.data;
  return !account || isDue(account, now);
}

/** When a member came back last from a suspension or a deletion, ISO 8601 UTC; null for never. */
export async function returnedAt(reads: StoreReads, uid: string): Promise<string | null> {
  const { events = [] } = (await reads.get<Account>(accountsCollection, uid))?.data ?? {};
  const returns: readonly string[] = ["REINSTATE", "TAKE_BACK_DELETION"] satisfies AccountEvent[];
  return events.findLast(({ event }) => returns.includes(event))?.at ?? null;
}

/** How an account stands for other members; undefined is one that is gone. */
export function stateOf(account: Pick<Account, "status"> | undefined): MemberState {
  if (!account) return "GONE";
  return account.status === "ACTIVE" ? "ACTIVE" : "AWAY";
}

export async function memberState(reads: StoreReads, uid: string): Promise<MemberState> {
  return stateOf((await reads.get<Account>(accountsCollection, uid))?.data);
}

/**
 * Whether a member is suspended: their content is hidden from others, and their briefs take no
 * proposals.
 */
export async function isSuspended(reads: StoreReads, uid: string): Promise<boolean> {
  return (await reads.get<Account>(accountsCollection, uid))?.data.status === "SUSPENDED";
}

/**
 * Whether the account may read others' content: not while it is suspended (domain.md, "Who may").
 */
export function mayReadOthers({ status }: Pick<Account, "status">): boolean {
  return status !== "SUSPENDED";
}

/** Whether the account's own content may change: not while it is suspended or being deleted. */
export function mayFillIn({ status }: Pick<Account, "status">): boolean {
  return status === "ACTIVE" || status === "PENDING";
}

/** Whether the member is of one of these kinds. */
export function isOfKind({ account }: Member, ...kinds: AccountKind[]): boolean {
  return account.kind !== null && kinds.includes(account.kind);
}
