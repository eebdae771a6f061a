import type { Clock } from "~/platform/ports/clock";
import { collection } from "~/platform/ports/collection";
import type { StoreReads } from "~/platform/ports/store";
import type { ChangeLink } from "./change-links.server";
import { type ChangeEvent, type ChangeState, changeMoves } from "./change-moves";

/** `addressChanges/{uid}`: the last change of a member's e-mail address. */
export interface AddressChange {
  /** Identifies the change in its links: 192 random bits. */
  id: string;
  state: ChangeState;
  from: string;
  to: string;
  /** ISO 8601 UTC. */
  askedAt: string;
  /** When its links expire, and this record with them. */
  expiresAt: string;
}

/** The expiry of a change that the provider has not been told of. */
export const noEnd = "9999-12-31T23:59:59.999Z";

export const addressChanges = collection<AddressChange>()({
  name: "addressChanges",
  ofMember: { id: "uid", exported: "apart" },
  expires: true,
  shared: true,
  enums: ["state"],
});
export const addressChangesCollection = addressChanges.name;

/** What a link may do. */
export const linkEvents: Record<ChangeLink["side"], readonly ChangeEvent[]> = {
  new: ["CONFIRM_NEW"],
  old: ["CONFIRM_OLD", "STOP"],
  undo: ["UNDO"],
};

/** A member's change that can still be confirmed, stopped or undone; null for none. */
export async function findChange(
  reads: StoreReads,
  clock: Clock,
  uid: string,
): Promise<AddressChange | null> {
  const found = (await reads.get<AddressChange>(addressChangesCollection, uid))?.data;
  return found && found.expiresAt > clock.now().toISOString() ? found : null;
}

/** The state after an event, or null if the state allows none. */
export function moveChange({ state }: AddressChange, event: ChangeEvent): ChangeState | null {
  return changeMoves[state][event] ?? null;
}

/** The account's next address, and its former one. */
export function directionOf({ state, from, to }: AddressChange): { target: string; former: string } {
  const goesBack = state === "UNDOING" || state === "UNDONE";
  return goesBack ? { target: from, former: to } : { target: to, former: from };
}
