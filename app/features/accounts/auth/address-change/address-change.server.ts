import type { Clock } from "~/platform/ports/clock";
import { collection } from "~/platform/ports/collection";
import type { StoreReads } from "~/platform/ports/store";
import type { ChangeLink } from "./change-links.server";
import { type ChangeEvent, type ChangeState, changeMoves } from "./change-moves";

/** `addressChanges/{uid}`: the last change of a member's e-mail address. */
export interface AddressChange {
  /** Names it in its links: 192 random bits. */
  id: string;
  state: ChangeState;
  from: string;
  to: string;
  /** ISO 8601 UTC. */
  askedAt: string;
  /** When its links end, and with them this record. */
  expiresAt: string;
}

/** Of a change that the provider has yet to be told of. */
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

/** A member's change while anything can come of it; null for none. */
export async function findChange(
  reads: StoreReads,
  clock: Clock,
  uid: string,
): Promise<AddressChange | null> {
  const found = (await reads.get<AddressChange>(addressChangesCollection, uid))?.data;
  return found && found.expiresAt > clock.now().toISOString() ? found : null;
}

/** The state after an event, or null where nothing can come of it. */
export function moveChange({ state }: AddressChange, event: ChangeEvent): ChangeState | null {
  return changeMoves[state][event] ?? null;
}

/** The address that the account is to have, and the one that it leaves. */
export function directionOf({ state, from, to }: AddressChange): { target: string; former: string } {
  const goesBack = state === "UNDOING" || state === "UNDONE";
  return goesBack ? { target: from, former: to } : { target: to, former: from };
}
