import type { AccountStatus } from "~/domain/account";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { type AccountActor, type AccountEvent, moveAccount } from "~/features/accounts/model/account-moves";
import { withEvent } from "~/features/market/model/event-line";
import { planToDraw } from "~/features/market/writes/plan-to-draw";
import { planToIndexMember } from "~/features/market/writes/plan-to-index";
import { publicFeed, publicMembersFeed } from "~/features/notifications/model/feed";
import type { AccountNotificationKind } from "~/features/notifications/model/notification";
import { notifyOfAccount } from "~/features/notifications/writes/notify";
import { touchFeed } from "~/features/notifications/writes/touch-feed";
import { type JobType, oneFor } from "~/platform/jobs/job";
import { enqueue } from "~/platform/jobs/queue.server";
import type { Clock } from "~/platform/ports/clock";
import type { StoreTransaction } from "~/platform/ports/store";
import type { RefusalCode } from "~/values/refusals";
import { ok, type Result, refuse } from "~/values/result";

/** An account after a move, without the fields that stay inside the account. */
export interface AccountState {
  uid: string;
  status: AccountStatus;
  deletesAt: string | null;
}

/** Gives a returned member the places and notifications that they were passed over for. */
export const memberBackType: JobType<CatchingUp> = { name: "member-back", lane: "moves" };

export interface CatchingUp {
  uid: string;
  /** The cursor of the run. */
  archived?: boolean;
  after?: string | null;
}

export function planToCatchUp(tx: StoreTransaction, clock: Clock, uid: string): void {
  enqueue(tx, oneFor(memberBackType, { uid }), clock.now());
}

interface Move {
  event: AccountEvent;
  actor: AccountActor;
  notification: AccountNotificationKind;
  /** The reason, for the member to read. */
  words?: string | null;
  /** While it is being deleted: when nothing of it is left, ISO 8601 UTC. */
  deletesAt?: string;
}

/**
 * Moves an account in the transaction that has read it, with its event line, its notification and
 * its mail; refused where the state machine says so.
 */
export function changeAccount(
  tx: StoreTransaction,
  clock: Clock,
  { uid, account }: { uid: string; account: Account },
  { event, actor, notification, words, deletesAt }: Move,
): Result<AccountState> {
  const to = moveAccount(account.status, event, actor);
  if (to === null || to === "GONE") return refuse(refusalIn[account.status]);
  const { deletesAt: _former, ...rest } = account;
  const at = clock.now().toISOString();
  const line = { at, event, by: actor, ...(words && { words }) };
  const moved: Account = {
    ...rest,
    status: to,
    events: withEvent(account.events ?? [], line),
    ...(deletesAt && { deletesAt }),
  };
  tx.set<Account>(accountsCollection, uid, moved);
  if (account.kind === "HIRER") touchFeed(tx, clock.now(), publicFeed);
  touchFeed(tx, clock.now(), publicMembersFeed);
  if (account.kind !== "HIRER") planToIndexMember(tx, clock, uid);
  planToDraw(tx, clock.now(), "member", uid);
  if (to === "ACTIVE" && account.status !== "ACTIVE") planToCatchUp(tx, clock, uid);
  notifyOfAccount(tx, clock, {
    uid,
    to: account.email,
    type: notification,
    deletesAt: deletesAt ?? null,
    at,
  });
  return ok(toAccountState(uid, moved));
}

/** The refusal for a move that isn't possible, by the state in which it was tried. */
const refusalIn: Record<AccountStatus, RefusalCode> = {
  PENDING: "CONFIRM_FIRST",
  ACTIVE: "WRONG_STATE",
  SUSPENDED: "NOT_ACTIVE",
  DELETING: "NOT_ACTIVE",
};

export function toAccountState(uid: string, { status, deletesAt }: Account): AccountState {
  return { uid, status, deletesAt: deletesAt ?? null };
}
