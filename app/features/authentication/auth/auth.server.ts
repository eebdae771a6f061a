import { expiringCollections, sharedCollections } from "~/collections";
import type { Session } from "~/domain/session";
import { type Account, accountsCollection, forgetBrowsers } from "~/features/accounts/model/account";
import { type ActivityEvent, noteActivity } from "~/features/accounts/writes/activity";
import type { AnswerLinks } from "~/features/notifications/mails/answer-links.server";
import type { StopLinks } from "~/features/notifications/mails/stop-links.server";
import { findChange } from "~/features/sign-in/auth/address-change/address-change.server";
import { askChange, stopChange } from "~/features/sign-in/auth/address-change/ask-change.server";
import { followChangeLink, readChangeLink } from "~/features/sign-in/auth/address-change/follow-link.server";
import { isAdministrator, lacksPasskey, powersOf } from "~/features/sign-in/auth/administrators.server";
import { createAttempts } from "~/features/sign-in/auth/attempts.server";
import type { AuthDependencies, AuthParts } from "~/features/sign-in/auth/auth-parts";
import { correctAddress } from "~/features/sign-in/auth/correct-address.server";
import { endingSessions } from "~/features/sign-in/auth/ending-sessions.server";
import { needsProof } from "~/features/sign-in/auth/fresh-proof.server";
import { readDelay } from "~/features/sign-in/auth/held-mails/steering.server";
import { createKeptForms } from "~/features/sign-in/auth/kept-forms.server";
import { createLinks } from "~/features/sign-in/auth/links.server";
import type { NotMeLink } from "~/features/sign-in/auth/new-browser/not-me-links.server";
import { openSessionWithLink } from "~/features/sign-in/auth/open-session-with-link.server";
import { openSessionWithToken } from "~/features/sign-in/auth/open-session-with-token.server";
import { onlyCollections } from "~/features/sign-in/auth/own-collections";
import { findSessions } from "~/features/sign-in/auth/own-sessions.server";
import { addPasskey, beginPasskey } from "~/features/sign-in/auth/passkeys/add-passkey.server";
import {
  changePasskey,
  findPasskeysSince,
  ownPasskeys,
} from "~/features/sign-in/auth/passkeys/own-passkeys.server";
import {
  beginPasskeySignIn,
  openSessionWithPasskey,
} from "~/features/sign-in/auth/passkeys/sign-in-with-passkey.server";
import { sendLoginEmail, timeUntilLoginEmail } from "~/features/sign-in/auth/send-login-email.server";
import { createSessions, sessionsCollection } from "~/features/sign-in/auth/sessions.server";
import { createUser, mintToken } from "~/features/sign-up/auth/create-user.server";
import { planOverdueRemovals } from "~/features/sign-up/auth/overdue-accounts.server";
import { type Pause, removeFound, type Sweep } from "~/platform/jobs/sweep.server";
import type { Clock } from "~/platform/ports/clock";
import type { Identity } from "~/platform/ports/identity";
import type { Query, Store } from "~/platform/ports/store";
import { PROVIDER_PAGE_DEADLINE } from "~/values/durations";
import { Trouble } from "~/values/trouble";

type Bound<F> = F extends (parts: AuthParts, ...rest: infer Rest) => infer R ? (...rest: Rest) => R : never;

export interface Auth extends Pick<AuthParts, "sessions" | "attempts" | "links" | "keptForms"> {
  createUser: Bound<typeof createUser>;
  mintToken: Bound<typeof mintToken>;
  sendLoginEmail: Bound<typeof sendLoginEmail>;
  timeUntilLoginEmail: Bound<typeof timeUntilLoginEmail>;
  /** Whether mails to new addresses wait, and until when. */
  mailDelay(): ReturnType<typeof readDelay>;
  openSessionWithToken: Bound<typeof openSessionWithToken>;
  openSessionWithLink: Bound<typeof openSessionWithLink>;
  /** The mails that an unsubscribe link's address stops; null for a link that isn't ours. */
  readStop: StopLinks["read"];
  /** What the link of a mail’s button does; null for one that isn't ours. */
  readAnswer(query: URLSearchParams): ReturnType<AnswerLinks["read"]>;
  readNotMe: Bound<typeof readNotMe>;
  endAfterNotMe: Bound<typeof endAfterNotMe>;
  /** Records an event of a session's account; skipped while the store takes no writes. */
  noteActivity(session: Pick<Session, "uid" | "device">, event: ActivityEvent): Promise<void>;
  beginPasskey: Bound<typeof beginPasskey>;
  addPasskey: Bound<typeof addPasskey>;
  changePasskey: Bound<typeof changePasskey>;
  ownPasskeys(uid: string): ReturnType<typeof ownPasskeys>;
  beginPasskeySignIn: Bound<typeof beginPasskeySignIn>;
  openSessionWithPasskey: Bound<typeof openSessionWithPasskey>;
  /**
   * Whether a session is an administrator's and was opened by a link where a passkey is required.
   */
  lacksPasskey(session: Session): boolean;
  correctAddress: Bound<typeof correctAddress>;
  askChange: Bound<typeof askChange>;
  stopChange: Bound<typeof stopChange>;
  /** A member's change of address that can still be confirmed, stopped or undone. */
  findChange(uid: string): ReturnType<typeof findChange>;
  readChangeLink: Bound<typeof readChangeLink>;
  followChangeLink: Bound<typeof followChangeLink>;
  /** Whether the session needs a fresh proof of its address before a sensitive step. */
  needsProof(session: Session): Promise<boolean>;
  /** Whether a member has proven their address. Not one whose account is gone. */
  isProven(uid: string): Promise<boolean>;
  /** Ends a session whose account is gone. False if the account exists. */
  endWithoutAccount(session: Session): Promise<boolean>;
  /** The session's present powers as an administrator; a failure if the provider gave no answer. */
  powersOf(session: Session): ReturnType<typeof powersOf>;
  /** Whether a member is an administrator now. */
  isAdministrator(uid: string): ReturnType<typeof isAdministrator>;
  /** The provider's account of an address, for administrators. */
  findUser(email: string): ReturnType<Identity["getUserByEmail"]>;
  sweeps: Record<"expired" | "overdueAccounts", Sweep>;
  /** What the jobs of accounts are made of. */
  jobParts: AuthParts;
}

/** Authentication: sessions, sign-up attempts, e-mail links, and the mails that carry them. */
export function createAuth(dependencies: AuthDependencies): Auth {
  const own = { ...dependencies, store: onlyCollections(dependencies.store, sharedCollections) };
  const parts: AuthParts = {
    ...own,
    sessions: createSessions(own),
    attempts: createAttempts(own),
    links: createLinks(own),
    keptForms: createKeptForms(own),
  };
  const jobParts: AuthParts = { ...parts, store: dependencies.store };
  return {
    sessions: parts.sessions,
    attempts: parts.attempts,
    links: parts.links,
    keptForms: parts.keptForms,
    createUser: createUser.bind(null, parts),
    mintToken: mintToken.bind(null, parts),
    sendLoginEmail: sendLoginEmail.bind(null, parts),
    timeUntilLoginEmail: timeUntilLoginEmail.bind(null, parts),
    mailDelay: () => readDelay(parts.store, parts.clock.now()),
    openSessionWithToken: openSessionWithToken.bind(null, parts),
    openSessionWithLink: openSessionWithLink.bind(null, parts),
    readStop: parts.stopLinks.read,
    readAnswer: (query) => parts.answerLinks.read(query, parts.clock.now()),
    readNotMe: readNotMe.bind(null, parts),
    endAfterNotMe: endAfterNotMe.bind(null, parts),
    noteActivity: ({ uid, device }, event) =>
      parts.store
        .transact(async (tx) => noteActivity(tx, parts.clock, { uid, device, event }))
        // The event itself has happened; a missing note is no error: a read-only site still ends
        // sessions.
        .catch((error: unknown) => {
          if (!(error instanceof Trouble)) throw error;
        }),
    beginPasskey: beginPasskey.bind(null, parts),
    addPasskey: addPasskey.bind(null, parts),
    changePasskey: changePasskey.bind(null, parts),
    ownPasskeys: (uid) => ownPasskeys(parts.store, uid),
    beginPasskeySignIn: beginPasskeySignIn.bind(null, parts),
    openSessionWithPasskey: openSessionWithPasskey.bind(null, parts),
    lacksPasskey: (session) => lacksPasskey(parts, session),
    correctAddress: correctAddress.bind(null, parts),
    askChange: askChange.bind(null, parts),
    stopChange: stopChange.bind(null, parts),
    findChange: (uid) => findChange(parts.store, parts.clock, uid),
    readChangeLink: readChangeLink.bind(null, parts),
    followChangeLink: followChangeLink.bind(null, parts),
    async needsProof(session) {
      const account = await parts.store.get<Account>(accountsCollection, session.uid);
      return needsProof(session, account?.data ?? null, parts.clock.now());
    },
    async isProven(uid) {
      const account = await parts.store.get<Account>(accountsCollection, uid);
      return account !== null && account.data.status !== "PENDING";
    },
    endWithoutAccount: ({ id, uid }) =>
      parts.store.transact(async (tx) => {
        const session = await tx.get(sessionsCollection, id);
        if (session && (await tx.get(accountsCollection, uid))) return false;
        tx.delete(sessionsCollection, id);
        return true;
      }),
    powersOf: (session) => powersOf(parts, session),
    isAdministrator: (uid) => isAdministrator(parts.identity, uid),
    findUser: (email) => parts.identity.getUserByEmail(email, { deadlineMs: PROVIDER_PAGE_DEADLINE }),
    sweeps: {
      expired: (pause) => sweepExpired(jobParts, pause),
      overdueAccounts: (pause) => planOverdueRemovals(jobParts, pause),
    },
    jobParts,
  };
}

/**
 * The sign-in that a link “this wasn’t me” is about; null for a link that does nothing. Changes
 * nothing.
 */
function readNotMe({ notMeLinks, clock }: AuthParts, query: URLSearchParams): NotMeLink | null {
  return notMeLinks.read(query, clock.now());
}

/**
 * Ends all sessions of the account, in the browser that the mail told of and in all others; each
 * browser counts as new to the account from then on. Idempotent.
 */
async function endAfterNotMe(parts: AuthParts, query: URLSearchParams): Promise<NotMeLink | null> {
  const link = readNotMe(parts, query);
  if (!link) return null;
  const { store, clock } = parts;
  const { uid, at } = link;
  // In one transaction: between two, an intruder's passkey could open a session, or their session
  // add a passkey.
  await endingSessions(store, uid, () =>
    store.transact(async (tx) => {
      const account = (await tx.get<Account>(accountsCollection, uid))?.data;
      const end = await findSessions(tx, uid);
      // Passkeys added since may be the intruder's.
      const removePasskeys = await findPasskeysSince(tx, uid, at);
      end(clock);
      const removed = removePasskeys();
      // Don't write for an account that is gone.
      if (!account) return;
      tx.set<Account>(accountsCollection, uid, forgetBrowsers(account, clock.now()));
      noteActivity(tx, clock, { uid, event: "all-sessions-ended", device: null });
      for (let n = 0; n < removed; n += 1)
        noteActivity(tx, clock, { uid, event: "passkey-removed", device: null });
    }),
  );
  return link;
}

/** Removes expired records of these collections. Answers how many. */
export async function sweepExpired(
  { store, clock }: { store: Store; clock: Clock },
  pause: Pause,
): Promise<number> {
  const atMost = clock.now().toISOString();
  const orderBy: Query["orderBy"] = { field: "expiresAt", direction: "asc" };
  let gone = 0;
  for (const collection of expiringCollections)
    gone += await removeFound(store, { collection, orderBy, atMost, limit: 100 }, pause);
  return gone;
}
