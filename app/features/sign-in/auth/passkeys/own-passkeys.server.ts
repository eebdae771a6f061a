import type { Session } from "~/domain/session";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { administratorsCollection, type ListedAdministrator } from "~/features/accounts/model/administrators";
import { noteActivity } from "~/features/accounts/writes/activity";
import { lacksPasskey } from "~/features/sign-in/auth/administrators.server";
import type { AuthParts } from "~/features/sign-in/auth/auth-parts";
import { needsProof } from "~/features/sign-in/auth/fresh-proof.server";
import type { StoreReads, StoreTransaction } from "~/platform/ports/store";
import { limits } from "~/values/limits";
import { ok, type Result, refuse } from "~/values/result";
import { toOneLine } from "~/values/text";
import { listPasskeys, type Passkey, passkeysCollection } from "./passkey";

/** A passkey as its member sees it. */
export interface OwnPasskey {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

export async function ownPasskeys(reads: StoreReads, uid: string): Promise<OwnPasskey[]> {
  return (await listPasskeys(reads, uid)).map(({ id, data: { name, createdAt, lastUsedAt } }) => ({
    id,
    name,
    createdAt,
    lastUsedAt,
  }));
}

/** One line of at most `limits.passkeyName`; `otherwise` if nothing is left of it. */
function toPasskeyName(typed: string, otherwise: string): string {
  return (toOneLine(typed) ?? otherwise).slice(0, limits.passkeyName);
}

/** Renames one of the member's passkeys, or removes it. Removing a missing one is no error. */
export async function changePasskey(
  parts: AuthParts,
  session: Session,
  id: string,
  change: { name: string } | "remove",
): Promise<Result<undefined, "prove-again" | "not-found">> {
  const { store, clock } = parts;
  const { uid, device } = session;
  const account = (await store.get<Account>(accountsCollection, uid))?.data ?? null;
  if (needsProof(session, account, clock.now()) || lacksPasskey(parts, session)) return refuse("prove-again");
  return store.transact(async (tx) => {
    const passkey = (await tx.get<Passkey>(passkeysCollection, id))?.data;
    const isTheirs = passkey?.uid === uid;
    if (change === "remove") {
      if (!isTheirs) return ok();
      tx.delete(passkeysCollection, id);
      noteActivity(tx, clock, { uid, event: "passkey-removed", device });
      return ok();
    }
    if (!isTheirs) return refuse("not-found");
    tx.set<Passkey>(passkeysCollection, id, { ...passkey, name: toPasskeyName(change.name, passkey.name) });
    return ok();
  });
}

export async function removePasskeys({ store }: Pick<AuthParts, "store">, uid: string): Promise<void> {
  await store.transact(async (tx) => {
    for (const { id } of await listPasskeys(tx, uid)) tx.delete(passkeysCollection, id);
  });
}

/**
 * Finds the passkeys added since then. Answers a function that removes them and gives their number:
 * reads come before writes, hence two steps. The only authority for it is access to the mailbox, so
 * for an administrator the removal is noted; otherwise a link could add a passkey in their place.
 */
export async function findPasskeysSince(
  tx: StoreTransaction,
  uid: string,
  since: string,
): Promise<() => number> {
  const added = (await listPasskeys(tx, uid)).filter(({ data }) => data.createdAt >= since);
  const listed = await tx.get<ListedAdministrator>(administratorsCollection, uid);
  return () => {
    for (const { id } of added) tx.delete(passkeysCollection, id);
    if (listed && added.length > 0)
      tx.set<ListedAdministrator>(administratorsCollection, uid, { ...listed.data, passkeysRemoved: true });
    return added.length;
  };
}
