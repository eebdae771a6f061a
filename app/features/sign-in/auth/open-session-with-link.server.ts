import type { Session } from "~/domain/session";
import {
  type Account,
  accountsCollection,
  browsersKnownSince,
  createProvenAccount,
  isDue,
} from "~/features/accounts/model/account";
import { lookOf, settingsIn, withBrowser } from "~/features/accounts/model/settings";
import { noteActivity } from "~/features/accounts/writes/activity";
import { takeTurn } from "~/features/accounts/writes/take-turn";
import { planToDraw } from "~/features/market/writes/plan-to-draw";
import { planToIndexMember } from "~/features/market/writes/plan-to-index";
import type { Identity } from "~/platform/ports/identity";
import { PROVIDER_PAGE_DEADLINE } from "~/values/durations";
import type { IdentityCode } from "~/values/identity-codes";
import { ok, type Result, refuse } from "~/values/result";
import { languageNow } from "~/words/languages";
import type { AuthParts } from "./auth-parts";
import { freshIdToken } from "./fresh-id-token.server";
import { type Link, linkState, linksCollection, mayGoOn, type Press } from "./links.server";
import { planNewBrowserMail } from "./new-browser/new-browser-mail.server";
import { findSessions } from "./own-sessions.server";
import { otherAttempts, proveAddress } from "./prove-address.server";
import { type OpenedSession, sessionsCollection, toRecord } from "./sessions.server";

const within = { deadlineMs: PROVIDER_PAGE_DEADLINE };

export type LinkRefusal =
  | IdentityCode
  | "link-unknown"
  | "link-used"
  | "link-expired"
  | "wrong-address"
  | "proof-too-old";

/** The browser that asks for a session. */
export interface Browser {
  attemptId: string | null;
  session: Session | null;
  device: string;
  /** The time zone that its page has said, a valid one; null if it hasn't. */
  zone: string | null;
  /** Whether the address has signed in on it before; with a time (ISO 8601), whether since then. */
  knows(address: string, since?: string): Promise<boolean>;
}

/**
 * Uses an e-mail link up and opens a session. `address` is typed by the visitor, or null if the
 * browser proves that it asked for the link: by the attempt's cookie or a pending session. The
 * first proof of an address makes its account active and ends every other session and attempt. A
 * suspended member can sign in, too: they may read, and every change checks the status
 * (domain/accounts/member.ts).
 */
export async function openSessionWithLink(
  parts: AuthParts,
  link: { id: string; actionCode: string; address: string | null },
  browser: Browser,
): Promise<Result<OpenedSession, LinkRefusal>> {
  const { identity, sessions, links, attempts, store, clock } = parts;
  const found = await links.find(link.id);
  if (!found.link || found.state !== "open")
    return refuse(`link-${found.state === "open" ? "unknown" : found.state}`);
  const asked = found.link;
  const sameBrowser = asked.attempt !== null && asked.attempt === browser.attemptId;
  const known = sameBrowser || browser.session?.email === asked.address;
  if (link.address === null ? !known : link.address !== asked.address) {
    if (link.address !== null) await links.countWrongAddress(link.id);
    return refuse("wrong-address");
  }

  // The address may have been corrected since: asked with the former one, the provider would make a
  // separate account.
  const mailed = asked.uid ? await store.get<Account>(accountsCollection, asked.uid) : null;
  if (mailed && mailed.data.email !== asked.address) return refuse("link-unknown");

  const press = await links.press(link.id);
  const signedIn = await signInWithLink(identity, asked, link.actionCode, press);
  if (!signedIn.ok) {
    if (saysNothing.has(signedIn.code)) await links.pressFailed(link.id, null);
    else if (press) await links.pressRefused(link.id, press);
    return signedIn;
  }
  const { uid } = signedIn.value;
  const existing = await store.get<Account>(accountsCollection, uid);
  const asking = await attempts.find(asked.attempt);
  const draft =
    asked.attempt && asking?.draft && asking.address === asked.address
      ? { attempt: asked.attempt, review: !sameBrowser }
      : null;
  const idToken =
    existing?.data.status === "PENDING" ? await renewTokens(identity, uid) : ok(signedIn.value.idToken);
  const opened = { attempt: asked.attempt, draft, device: browser.device };
  const minted = idToken.ok ? await sessions.mint(idToken.value, opened) : idToken;
  if (!minted.ok) {
    await links.pressFailed(link.id, link.actionCode);
    return minted;
  }
  const { cookie, session } = minted.value;
  const isKnown =
    browser.session?.uid === session.uid ||
    (await browser.knows(asked.address, existing ? browsersKnownSince(existing.data) : undefined));

  const seen = { zone: browser.zone, language: languageNow() };
  const commit = store.transact(async (tx) => {
    const now = clock.now();
    const current = await tx.get<Link>(linksCollection, link.id);
    const account = await tx.get<Account>(accountsCollection, session.uid);
    const firstProof = account?.data.status === "PENDING";
    const endings = firstProof
      ? [await findSessions(tx, session.uid), await otherAttempts(tx, asked.address, now)]
      : [];
    if (!current || linkState(current.data, now) !== "open") return refuse("link-used");
    // The provider's account for this address has another address here, so the link's reader has no
    // right to it.
    if (account && account.data.email !== asked.address) return refuse("invalid-credential");
    // The account's removal is due: it is running, or was done since we asked the provider. The
    // mark of an unproven account counts at once: it may come from a machine whose clock is ahead
    // of ours.
    const isEnding =
      account && (firstProof ? account.data.deletesAt !== undefined : isDue(account.data, now));
    if (existing && (!account || isEnding)) return refuse("user-not-found");

    for (const end of endings) end(clock);
    // A new proof in the same browser ends its former session, so that a copy of its cookie becomes
    // useless.
    if (browser.session) tx.delete(sessionsCollection, browser.session.id);
    tx.set<Link>(linksCollection, link.id, { ...current.data, usedAt: now.toISOString() });
    tx.set(sessionsCollection, session.id, toRecord(session));
    if (!account) {
      // The provider has the account and we don't: a crash between the two writes, or an account
      // made elsewhere.
      const made = { ...createProvenAccount(asked.address, now), settings: settingsIn(languageNow()) };
      tx.set(accountsCollection, session.uid, withBrowser(made, seen));
    } else if (firstProof) {
      const filledInHere =
        browser.session?.uid === session.uid || account.data.createdBy === (browser.attemptId ?? "none");
      // An account without a kind has no profile yet.
      const stands = account.data.kind !== null;
      const proven = proveAddress(account.data, now, stands && !filledInHere);
      tx.set(accountsCollection, session.uid, withBrowser(proven, seen));
      planToIndexMember(tx, clock, session.uid);
      planToDraw(tx, now, "member", session.uid);
    } else takeTurn(tx, { uid: session.uid, account: withBrowser(account.data, seen) });
    const isNew = !isKnown && account !== null && !firstProof;
    noteActivity(tx, clock, {
      uid: session.uid,
      event: isNew ? "signed-in-anew" : "signed-in",
      device: session.device,
    });
    if (isNew) planNewBrowserMail(tx, clock, session);
    return ok({ cookie, session, confirms: firstProof, ...(account && lookOf(account.data)) });
  });
  return commit.catch(async (error: unknown) => {
    // The store gave no answer, and the provider's code is used up: the link must work once more.
    await links.pressFailed(link.id, link.actionCode).catch(() => undefined);
    throw error;
  });
}

/** Answers after which the provider may have used the code up, or not. */
const saysNothing: ReadonlySet<LinkRefusal> = new Set(["network-request-failed", "internal-error"]);

/**
 * Ends every token that the provider issued for an account before its address was proven, and
 * answers a new ID token. A stranger who signed up with the address may still hold some.
 */
async function renewTokens(identity: Identity, uid: string): Promise<Result<string, IdentityCode>> {
  const revoked = await identity.revokeTokens(uid, within);
  const token = revoked.ok ? await freshIdToken(identity, uid) : revoked;
  return token.ok ? ok(token.value.idToken) : token;
}

/** Uses the provider's code up, or resumes an earlier press with the same code that was cut off. */
async function signInWithLink(
  identity: Identity,
  { address, uid }: Link,
  actionCode: string,
  press: Press | null,
): Promise<Result<{ idToken: string; uid: string }, IdentityCode | "link-used" | "link-unknown">> {
  const signedIn = await identity.signInWithEmailLink(address, actionCode, within);
  if (signedIn.ok) return signedIn;
  if (signedIn.code === "link-invalid") {
    if (!press || !mayGoOn(press, actionCode)) return refuse("link-used");
    const token = await freshIdToken(identity, uid);
    return token.ok ? ok({ ...token.value, uid }) : token;
  }
  // The address is the link's own, so the code must be another link's.
  return signedIn.code === "invalid-email" ? refuse("link-unknown") : signedIn;
}
