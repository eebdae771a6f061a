import type { AccountStatus } from "~/domain/account";
import { eventsBy } from "~/features/market/model/moves";
import type { Account } from "./account";

/** The actor: the member, an administrator, or the product itself. */
export type AccountActor = "owner" | "admin" | "system";

export type AccountEvent =
  | "CONFIRM_ADDRESS"
  | "WARN"
  | "SUSPEND"
  | "REINSTATE"
  | "DELETE"
  | "TAKE_BACK_DELETION"
  | "REMOVE";

/** `GONE`: nothing is kept of the account, so no account is ever read in that state. */
type Move = { to: AccountStatus | "GONE"; by: readonly AccountActor[] };

/**
 * The account's state machine (domain.md): `(state, event, actor) → state`. What is not here is
 * refused. An account whose address is unproven is removed by the product after seven days, or by
 * its owner at once. An account deleted by its owner is removed after fourteen days; until then the
 * owner can take that back.
 */
export const accountMoves: Record<AccountStatus, Partial<Record<AccountEvent, Move>>> = {
  PENDING: {
    CONFIRM_ADDRESS: { to: "ACTIVE", by: ["owner"] },
    REMOVE: { to: "GONE", by: ["owner", "system"] },
  },
  ACTIVE: {
    WARN: { to: "ACTIVE", by: ["admin"] },
    SUSPEND: { to: "SUSPENDED", by: ["admin"] },
    DELETE: { to: "DELETING", by: ["owner"] },
  },
  SUSPENDED: {
    REINSTATE: { to: "ACTIVE", by: ["admin"] },
  },
  DELETING: {
    TAKE_BACK_DELETION: { to: "ACTIVE", by: ["owner"] },
    REMOVE: { to: "GONE", by: ["system"] },
  },
};

/** The state after the event, or null when this actor may not cause it in this state. */
export function moveAccount(
  status: AccountStatus,
  event: AccountEvent,
  actor: AccountActor,
): AccountStatus | "GONE" | null {
  const move = accountMoves[status][event];
  return move?.by.includes(actor) ? move.to : null;
}

/**
 * The moves that the account itself offers the member next: events of theirs, and what is still to
 * be answered.
 */
export type AccountMove =
  | Extract<AccountEvent, "CONFIRM_ADDRESS" | "TAKE_BACK_DELETION">
  | "CHOOSE_KIND"
  | "REVIEW";

export function nextAccountMoves({ status, review, kind }: Account): AccountMove[] {
  const moves: AccountMove[] = eventsBy(accountMoves[status], "owner").filter(
    (event) => event === "CONFIRM_ADDRESS" || event === "TAKE_BACK_DELETION",
  );
  // May read, and change nothing: a question that can't be answered would only be in the way of
  // reading.
  if (status === "SUSPENDED" || status === "DELETING") return moves;
  if (review) return [...moves, "REVIEW"];
  return kind === null ? [...moves, "CHOOSE_KIND"] : moves;
}
