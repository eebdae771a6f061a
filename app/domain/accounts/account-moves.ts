import type { AccountStatus } from "~/contract/account";
import type { Account } from "./account";

/** Who acts: the member, an administrator, or the product itself. */
export type AccountActor = "owner" | "admin" | "system";

export type AccountEvent = "prove-address" | "suspend" | "reinstate" | "delete" | "take-back-deletion";

type Move = { to: AccountStatus; by: readonly AccountActor[] };

/** The account's state machine (domain.md): `(state, event, actor) → state`. What is not here is refused. */
export const accountMoves: Record<AccountStatus, Partial<Record<AccountEvent, Move>>> = {
  pending: {
    "prove-address": { to: "active", by: ["owner"] },
  },
  active: {
    suspend: { to: "suspended", by: ["admin"] },
    delete: { to: "deleting", by: ["owner"] },
  },
  suspended: {
    reinstate: { to: "active", by: ["admin"] },
  },
  deleting: {
    "take-back-deletion": { to: "active", by: ["owner"] },
  },
};

/** The state after the event, or null when this actor may not cause it in this state. */
export function moveAccount(
  status: AccountStatus,
  event: AccountEvent,
  actor: AccountActor,
): AccountStatus | null {
  const move = accountMoves[status][event];
  return move?.by.includes(actor) ? move.to : null;
}

/** What the member is asked to do next with the account itself. */
export type AccountMove = "CONFIRM_ADDRESS" | "CHOOSE_KIND" | "REVIEW";

export function nextAccountMoves(account: Account): AccountMove[] {
  const moves: AccountMove[] = [];
  if (account.status === "pending") moves.push("CONFIRM_ADDRESS");
  if (account.review) moves.push("REVIEW");
  if (account.kind === null && !account.review) moves.push("CHOOSE_KIND");
  return moves;
}
