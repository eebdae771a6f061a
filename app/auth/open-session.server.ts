import type { IdentityCode } from "~/contract/identity-codes";
import { ok, type Result, refuse } from "~/contract/result";
import { PROVIDER_PAGE_DEADLINE } from "~/contract/times";
import { type Account, accountsCollection, createProvenAccount } from "~/domain/accounts/account";
import { profilesCollection } from "~/domain/profiles/profile";
import type { Identity } from "~/ports/identity";
import { type Attempt, attemptsCollection, isOpen } from "./attempts.server";
import type { AuthParts } from "./auth-parts";
import { hashed } from "./hash.server";
import { type Link, linkState, linksCollection } from "./links.server";
import { otherAttempts, otherSessions, proveAddress } from "./prove-address.server";
import { type Session, sessionsCollection, toRecord } from "./sessions.server";

const within = { deadlineMs: PROVIDER_PAGE_DEADLINE };

export interface OpenedSession {
  /** The value of the session cookie. */
  cookie: string;
  session: Session;
}

export type TokenRefusal = IdentityCode | "no-attempt" | "foreign-attempt" | "attempt-used" | "proof-too-old";

/**
 * Opens a session with a custom token, or with an ID token made from one. The token must carry the
 * attempt that the visitor's own cookie names, and that attempt must be unused: so nobody signs a
 * visitor into somebody else's account, and an old token is worthless.
 */
export async function openSessionWithToken(
  parts: AuthParts,
  token: { customToken: string } | { idToken: string },
  attemptId: string | null,
  device: string,
): Promise<Result<OpenedSession, TokenRefusal>> {
  const { identity, sessions, attempts, store, clock } = parts;
  const attempt = await attempts.find(attemptId);
  if (!attemptId || !attempt) return refuse("no-attempt");
  if (!isOpen(attempt, clock.now())) return refuse("attempt-used");

  const exchanged =
    "idToken" in token ? ok(token) : await identity.exchangeCustomToken(token.customToken, within);
  if (!exchanged.ok) return exchanged;
  const draft = attempt.draft ? { attempt: attemptId, review: false } : null;
  const minted = await sessions.mint(exchanged.value.idToken, { attempt: attemptId, draft, device });
  if (!minted.ok) return minted;
  const { cookie, session, token: verified } = minted.value;
  if (verified.claims.attempt !== attemptId || session.email !== attempt.address)
    return refuse("foreign-attempt");

  return store.transact(async (tx) => {
    const current = await tx.get<Attempt>(attemptsCollection, attemptId);
    const account = await tx.get<Account>(accountsCollection, session.uid);
    if (!current || !isOpen(current.data, clock.now())) return refuse("attempt-used");
    // An address that was proven meanwhile belongs to whoever proved it.
    if (account?.data.status !== "pending") return refuse("attempt-used");
    tx.set<Attempt>(attemptsCollection, attemptId, { ...current.data, usedAt: clock.now().toISOString() });
    tx.set(sessionsCollection, session.id, toRecord(session));
    return ok({ cookie, session });
  });
}

export type LinkRefusal =
  | IdentityCode
  | "link-unknown"
  | "link-used"
  | "link-expired"
  | "wrong-address"
  | "proof-too-old";

/**
 * Uses an e-mail link up and opens a session. `address` is what the visitor says, or null where the
 * browser itself proves that it asked for the link: by the attempt's cookie or a pending session.
 * The first proof of an address makes its account active and ends every other session and attempt.
 */
export async function openSessionWithLink(
  parts: AuthParts,
  link: { id: string; actionCode: string; address: string | null },
  browser: { attemptId: string | null; session: Session | null; device: string },
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

  const signedIn = await signInWithLink(identity, asked, link.actionCode);
  if (!signedIn.ok) return signedIn;
  const asking = await attempts.find(asked.attempt);
  const draft =
    asked.attempt && asking?.draft && asking.address === asked.address
      ? { attempt: asked.attempt, review: !sameBrowser }
      : null;
  const opened = { attempt: asked.attempt, draft, device: browser.device };
  const minted = await sessions.mint(signedIn.value.idToken, opened);
  if (!minted.ok) {
    await links.keepProof(link.id, signedIn.value.uid, link.actionCode);
    return minted;
  }
  const { cookie, session } = minted.value;

  return store.transact(async (tx) => {
    const now = clock.now();
    const current = await tx.get<Link>(linksCollection, link.id);
    const account = await tx.get<Account>(accountsCollection, session.uid);
    const profile = await tx.get(profilesCollection, session.uid);
    const firstProof = account?.data.status === "pending";
    const endings = firstProof
      ? [await otherSessions(tx, session.uid), await otherAttempts(tx, asked.address, now)]
      : [];
    if (!current || linkState(current.data, now) !== "open") return refuse("link-used");
    // The provider gives the address to an account of another one: nothing of that account is theirs.
    if (account && account.data.email !== asked.address) return refuse("invalid-credential");

    for (const end of endings) end();
    tx.set<Link>(linksCollection, link.id, { ...current.data, usedAt: now.toISOString() });
    tx.set(sessionsCollection, session.id, toRecord(session));
    if (!account) {
      // The provider knows the address and we don't: a crash between the two, or an account made elsewhere.
      tx.set(accountsCollection, session.uid, createProvenAccount(asked.address, now));
    } else if (firstProof) {
      const filledInHere =
        browser.session?.uid === session.uid || account.data.createdBy === (browser.attemptId ?? "none");
      const stands = profile !== null || account.data.kind !== null;
      tx.set(accountsCollection, session.uid, proveAddress(account.data, now, stands && !filledInHere));
    }
    return ok({ cookie, session });
  });
}

/** Uses the provider's code up, or goes on from where the same code came to before trouble. */
async function signInWithLink(
  identity: Identity,
  { address, proof }: Link,
  actionCode: string,
): Promise<Result<{ idToken: string; uid: string }, IdentityCode | "link-used" | "link-unknown">> {
  if (proof?.code === hashed("code", actionCode)) {
    const token = await identity.createCustomToken(proof.uid, {}, within);
    const exchanged = token.ok ? await identity.exchangeCustomToken(token.value, within) : token;
    return exchanged.ok ? ok({ ...exchanged.value, uid: proof.uid }) : exchanged;
  }
  const signedIn = await identity.signInWithEmailLink(address, actionCode, within);
  if (signedIn.ok) return signedIn;
  if (signedIn.code === "link-invalid") return refuse("link-used");
  // The address is the link's own, so the code is another link's.
  return signedIn.code === "invalid-email" ? refuse("link-unknown") : signedIn;
}
