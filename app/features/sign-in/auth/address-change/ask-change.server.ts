import { randomBytes } from "node:crypto";
import type { Session } from "~/domain/session";
import { requireActive } from "~/features/accounts/model/member";
import { takeMail } from "~/features/notifications/mails/mail-limits.server";
import type { AuthParts } from "~/features/sign-in/auth/auth-parts";
import { needsProof } from "~/features/sign-in/auth/fresh-proof.server";
import { sessionsCollection } from "~/features/sign-in/auth/sessions.server";
import { ADDRESS_CHANGE_LIFETIME } from "~/values/durations";
import type { RefusalCode } from "~/values/refusals";
import { ok, type Result, refuse } from "~/values/result";
import {
  type AddressChange,
  addressChangesCollection,
  findChange,
  moveChange,
} from "./address-change.server";
import { planChangeMail } from "./change-mails.server";
import { isUnderWay } from "./change-moves";

/** `changed-lately`: the address changed a few days ago, or is being changed. */
export type AskRefusal = RefusalCode | "same-address" | "changed-lately" | "too-many-requests";

/**
 * Asks for another e-mail address: mails a link to it, and one to the present address. Both must be
 * followed. Asking again ends the earlier links. The mail's job checks whether an account has the
 * address already, so the answer and its time reveal nothing.
 *
 * `address` is one that `parseEmailAddress` gave. `retryAfterMs` with `too-many-requests`.
 */
export async function askChange(
  { store, clock, wakeWorker }: AuthParts,
  { id, uid }: Session,
  address: string,
): Promise<Result<void, AskRefusal>> {
  const asked = await store.transact(async (tx): Promise<Result<void, AskRefusal>> => {
    const now = clock.now();
    const session = await tx.get<Session>(sessionsCollection, id);
    const member = session ? await requireActive(tx, uid) : refuse("SIGN_IN_FIRST");
    if (!member.ok) return member;
    const { account } = member.value;
    if (!session || needsProof(session.data, account, now)) return refuse("PROVE_AGAIN");
    if (account.email === address) return refuse("same-address");
    const before = await findChange(tx, clock, uid);
    if (before && (isUnderWay(before.state) || before.state === "MOVED")) return refuse("changed-lately");
    const own = await takeMail(tx, "address-change", uid, { now });
    if (!own.ok) return refuse("too-many-requests", { retryAfterMs: own.retryAfterMs });
    const mail = await takeMail(tx, "mail", address, { now });
    if (!mail.ok) return refuse("too-many-requests", { retryAfterMs: mail.retryAfterMs });
    own.write();
    mail.write();
    const expiresAt = new Date(now.getTime() + ADDRESS_CHANGE_LIFETIME);
    const change: AddressChange = {
      id: randomBytes(24).toString("base64url"),
      state: "ASKED",
      from: account.email,
      to: address,
      askedAt: now.toISOString(),
      expiresAt: expiresAt.toISOString(),
    };
    tx.set<AddressChange>(addressChangesCollection, uid, change);
    for (const kind of ["use", "allow"] as const) planChangeMail(tx, clock, { uid, change, kind, expiresAt });
    return ok();
  });
  if (asked.ok) wakeWorker();
  return asked;
}

/** Stops a change, from its member's page. Stopping none is no error. */
export function stopChange({ store, clock }: AuthParts, { id, uid }: Session): Promise<void> {
  return store.transact(async (tx) => {
    const session = await tx.get(sessionsCollection, id);
    const change = await findChange(tx, clock, uid);
    const state = change && moveChange(change, "STOP");
    if (session && state) tx.set<AddressChange>(addressChangesCollection, uid, { ...change, state });
  });
}
