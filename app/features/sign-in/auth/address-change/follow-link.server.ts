import type { Session } from "~/domain/session";
import { type Account, accountsCollection, addressed } from "~/features/accounts/model/account";
import { takeTurn } from "~/features/accounts/writes/take-turn";
import type { AuthParts } from "~/features/sign-in/auth/auth-parts";
import { freshIdToken } from "~/features/sign-in/auth/fresh-id-token.server";
import { findSessions } from "~/features/sign-in/auth/own-sessions.server";
import { findPasskeysSince } from "~/features/sign-in/auth/passkeys/own-passkeys.server";
import { otherAttempts } from "~/features/sign-in/auth/prove-address.server";
import { type OpenedSession, sessionsCollection, toRecord } from "~/features/sign-in/auth/sessions.server";
import { oneFor } from "~/platform/jobs/job";
import { enqueue } from "~/platform/jobs/queue.server";
import { ADDRESS_CHANGE_FINISHED_AFTER } from "~/values/durations";
import { ok, type Result, refuse } from "~/values/result";
import {
  type AddressChange,
  addressChangesCollection,
  directionOf,
  findChange,
  linkEvents,
  moveChange,
  noEnd,
} from "./address-change.server";
import type { ChangeLink } from "./change-links.server";
import { type ChangeState, isUnderWay } from "./change-moves";
import { changeAddress, finishChange } from "./finish-change.server";

/** What the page of a link shows. */
export interface FollowedChange {
  side: ChangeLink["side"];
  state: ChangeState;
  /** The new address. */
  to: string;
  /** Whether each of its buttons still does something. */
  mayConfirm: boolean;
  mayStop: boolean;
}

/**
 * The change that the link in this address belongs to; null for a link that isn't ours, has
 * expired, or belongs to an earlier change.
 */
export async function readChangeLink(
  { store, clock, changeLinks }: AuthParts,
  query: URLSearchParams,
): Promise<FollowedChange | null> {
  const link = changeLinks.read(query);
  const change = link && (await findChange(store, clock, link.uid));
  return change?.id === link?.change && link && change ? toFollowed(link, change) : null;
}

/**
 * Handles the button of a link: `stop` instead of confirming. Asks for no session, since a mailbox
 * is often read elsewhere. The second confirmation changes the account's own address at once, so
 * that from then on no link to the former address opens it; the provider is told next, by this
 * press or, if it gives no answer, by a job. A signed-in browser stays signed in.
 *
 * `not-active`: the account is suspended or being deleted, so only stopping and undoing are left.
 */
export async function followChangeLink(
  parts: AuthParts,
  query: URLSearchParams,
  { stop, session }: { stop: boolean; session: Session | null },
): Promise<Result<FollowedChange & { renewed: OpenedSession | null }, "link-unknown" | "not-active">> {
  const { store, clock, changeLinks } = parts;
  const link = changeLinks.read(query);
  if (!link) return refuse("link-unknown");
  const { uid, side } = link;
  const event = linkEvents[side].find((one) => (one === "STOP") === stop);
  const pressed = await store.transact(async (tx) => {
    const change = await findChange(tx, clock, uid);
    const account = (await tx.get<Account>(accountsCollection, uid))?.data;
    if (!change || change.id !== link.change || !account) return refuse("link-unknown");
    const state = event ? moveChange(change, event) : null;
    // The button was pressed before: show the result.
    if (!state) return ok(change);
    if ((event === "CONFIRM_NEW" || event === "CONFIRM_OLD") && account.status !== "ACTIVE")
      return refuse("not-active");
    const expiresAt = isUnderWay(state) ? noEnd : change.expiresAt;
    const moved: AddressChange = { ...change, state, expiresAt };
    if (isUnderWay(state)) {
      const now = clock.now();
      const { target, former } = directionOf(moved);
      const endAttempts = await otherAttempts(tx, former, now);
      // The account may have been taken over: end its sessions even if the provider gives no answer
      // now.
      const endSessions = event === "UNDO" ? await findSessions(tx, uid) : () => undefined;
      // Passkeys added since may be the intruder's, and the mails about them went to the intruder's
      // address.
      const endPasskeys =
        event === "UNDO" ? await findPasskeysSince(tx, uid, change.askedAt) : () => undefined;
      endAttempts();
      endSessions(clock);
      endPasskeys();
      tx.set<Account>(accountsCollection, uid, { ...account, ...addressed(target) });
      const dueAt = new Date(now.getTime() + ADDRESS_CHANGE_FINISHED_AFTER);
      enqueue(tx, { ...oneFor(changeAddress, { uid }), dueAt }, now);
    }
    tx.set<AddressChange>(addressChangesCollection, uid, moved);
    return ok(moved);
  });
  if (!pressed.ok) return pressed;
  if (!isUnderWay(pressed.value.state)) return ok({ ...toFollowed(link, pressed.value), renewed: null });
  const finished = await finishChange(parts, uid, { isPage: true });
  const change = (finished.ok && finished.value) || pressed.value;
  const stays = change.state === "MOVED" && session?.uid === uid;
  return ok({ ...toFollowed(link, change), renewed: stays ? await renewSession(parts, session) : null });
}

function toFollowed({ side }: ChangeLink, change: AddressChange): FollowedChange {
  const { state, to } = change;
  const may = linkEvents[side].filter((event) => moveChange(change, event) !== null);
  const mayStop = may.includes("STOP");
  return { side, state, to, mayConfirm: may.some((event) => event !== "STOP"), mayStop };
}

/**
 * A new session for the browser that finished a change of address, whose own session ended with it:
 * the provider may end tokens with the change. Null if the provider gives no answer, or the change
 * was undone: the member then signs in again.
 */
async function renewSession(
  { identity, sessions, store }: AuthParts,
  { uid, device }: Session,
): Promise<OpenedSession | null> {
  const token = await freshIdToken(identity, uid);
  const opened = { attempt: null, draft: null, device };
  const minted = token.ok ? await sessions.mint(token.value.idToken, opened) : token;
  if (!minted.ok) return null;
  const { cookie, session } = minted.value;
  const isOpened = await store.transact(async (tx) => {
    const account = (await tx.get<Account>(accountsCollection, uid))?.data;
    // The change was undone meanwhile, which ended all sessions.
    if (account?.email !== session.email) return false;
    takeTurn(tx, { uid, account });
    tx.set(sessionsCollection, session.id, toRecord(session));
    return true;
  });
  return isOpened ? { cookie, session, confirms: false } : null;
}
