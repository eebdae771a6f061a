import type { AccountStatus } from "~/contract/account";
import type { Account } from "./account";

/** Who acts: the member, an administrator, or the product itself. */
export type AccountActor = "owner" | "admin" | "system";

export type AccountEvent =
  | "prove-address"
  | "suspend"
  | "reinstate"
  | "delete"
  | "take-back-deletion"
  | "remove";

/** `gone`: nothing is kept of the account, so no account is ever read in that state. */
type Move = { to: AccountStatus | "gone"; by: readonly AccountActor[] };

/**
 * The account's state machine (domain.md): `(state, event, actor) → state`. What is not here is
 * refused. The product removes what nobody proved within seven days, and what its owner deleted
 * fourteen days ago; until then that can be taken back.
 */
export const accountMoves: Record<AccountStatus, Partial<Record<AccountEvent, Move>>> = {
  pending: {
    "prove-address": { to: "active", by: ["owner"] },
    remove: { to: "gone", by: ["system"] },
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
    remove: { to: "gone", by: ["system"] },
  },
};

/** The state after the event, or null when this actor may not cause it in this state. */
export function moveAccount(
  status: AccountStatus,
  event: AccountEvent,
  actor: AccountActor,
): AccountStatus | "gone" | null {
  const move = accountMoves[status][event];
  return move?.by.includes(actor) ? move.to : null;
}

/** What the member is asked to do next with the account itself. */
export type AccountMove = "CONFIRM_ADDRESS" | "CHOOSE_KIND" | "REVIEW" | "TAKE_BACK_DELETION";

export function nextAccountMoves(account: Account): AccountMove[] {
  const moves: AccountMove[] = [];
  // May read, and change nothing: a question that can't be answered would stand before all there is to read.
  if (account.status === "suspended") return [];
  if (account.status === "deleting") return ["TAKE_BACK_DELETION"];
  if (account.status === "pending") moves.push("CONFIRM_ADDRESS");
  if (account.review) moves.push("REVIEW");
  if (account.kind === null && !account.review) moves.push("CHOOSE_KIND");
  return moves;
}
