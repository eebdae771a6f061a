import { type Account, accountsCollection, addressed } from "~/features/accounts/model/account";
import { noteActivity } from "~/features/accounts/writes/activity";
import { withEvent } from "~/features/market/model/event-line";
import type { AuthParts } from "~/features/sign-in/auth/auth-parts";
import { findSessions } from "~/features/sign-in/auth/own-sessions.server";
import { type Job, job } from "~/platform/jobs/job";
import {
  ADDRESS_CHANGE_LIFETIME,
  ADDRESS_UNDO,
  PROVIDER_DEADLINE,
  PROVIDER_PAGE_DEADLINE,
} from "~/values/durations";
import { ok, type Result } from "~/values/result";
import {
  type AddressChange,
  addressChangesCollection,
  directionOf,
  findChange,
  moveChange,
} from "./address-change.server";
import { planChangeMail } from "./change-mails.server";
import { isUnderWay } from "./change-moves";

export const changeAddress = job({
  name: "address-change",
  lane: "moves",
  async run(parts: AuthParts, { payload: { uid } }: Job<{ uid: string }>) {
    const finished = await finishChange(parts, uid, { isPage: false });
    return finished.ok ? ok() : finished;
  },
});

/**
 * Tells the provider of a change that our own record has already, and finishes it: every session of
 * the account ends, and both addresses are told. If another account has the address by now, ours
 * gets its former one back. Idempotent; a failure means that no answer came. Answers the change, or
 * null if there was nothing to do.
 */
export async function finishChange(
  parts: AuthParts,
  uid: string,
  { isPage }: { isPage: boolean },
): Promise<Result<AddressChange | null, string>> {
  const { identity, store, clock } = parts;
  const change = await findChange(store, clock, uid);
  if (!change || !isUnderWay(change.state)) return ok(change);
  const deadlineMs = isPage ? PROVIDER_PAGE_DEADLINE : PROVIDER_DEADLINE;
  const told = await identity.changeEmail(uid, directionOf(change).target, { proven: true, deadlineMs });
  // The account was removed meanwhile, and its record goes with it.
  if (!told.ok && told.code === "user-not-found") return ok(null);
  if (!told.ok && told.code !== "email-already-in-use" && told.code !== "invalid-email") return told;
  const settled = await settle(parts, uid, change, told.ok ? "ARRIVE" : "FIND_IN_USE");
  parts.wakeWorker();
  return ok(settled);
}

function settle(
  { store, clock }: AuthParts,
  uid: string,
  asked: AddressChange,
  event: "ARRIVE" | "FIND_IN_USE",
): Promise<AddressChange | null> {
  return store.transact(async (tx) => {
    const change = await findChange(tx, clock, uid);
    const account = (await tx.get<Account>(accountsCollection, uid))?.data;
    const state = change?.id === asked.id && change.state === asked.state ? moveChange(change, event) : null;
    // Another run has finished the change.
    if (!change || !account || !state) return change;
    const endSessions = event === "ARRIVE" ? await findSessions(tx, uid) : () => undefined;
    const now = clock.now();
    const at = now.toISOString();
    const { target, former } = directionOf(change);
    const arrived = { ...account, ...addressed(target), emailVerifiedAt: at };
    const line = { at, event: state === "MOVED" ? "CHANGE_EMAIL" : "UNDO_EMAIL", by: "owner" } as const;
    endSessions(clock);
    if (event === "ARRIVE") noteActivity(tx, clock, { uid, event: "email-changed", device: null });
    tx.set<Account>(
      accountsCollection,
      uid,
      event === "ARRIVE"
        ? { ...arrived, events: withEvent(account.events ?? [], line) }
        : { ...account, ...addressed(former) },
    );
    const lasts = state === "MOVED" ? ADDRESS_UNDO : ADDRESS_CHANGE_LIFETIME;
    const expiresAt = new Date(now.getTime() + lasts).toISOString();
    const settled: AddressChange = { ...change, state, expiresAt };
    tx.set<AddressChange>(addressChangesCollection, uid, settled);
    for (const kind of toldOf(settled, event)) planChangeMail(tx, clock, { uid, change: settled, kind });
    return settled;
  });
}

function toldOf({ state }: AddressChange, event: "ARRIVE" | "FIND_IN_USE") {
  if (event === "FIND_IN_USE") return ["in-use"] as const;
  return state === "MOVED" ? (["moved", "welcome"] as const) : (["undone", "kept"] as const);
}
