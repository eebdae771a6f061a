import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import {
  type Account,
  accountsCollection,
  browsersKnownSince,
  isDue,
} from "~/features/accounts/model/account";
import { lookOf, withBrowser } from "~/features/accounts/model/settings";
import { noteActivity } from "~/features/accounts/writes/activity";
import { takeTurn } from "~/features/accounts/writes/take-turn";
import type { AuthParts } from "~/features/sign-in/auth/auth-parts";
import { freshIdToken } from "~/features/sign-in/auth/fresh-id-token.server";
import { planNewBrowserMail } from "~/features/sign-in/auth/new-browser/new-browser-mail.server";
import type { Browser } from "~/features/sign-in/auth/open-session-with-link.server";
import { type OpenedSession, sessionsCollection, toRecord } from "~/features/sign-in/auth/sessions.server";
import type { IdentityCode } from "~/values/identity-codes";
import { ok, type Result, refuse } from "~/values/result";
import { languageNow } from "~/words/languages";
import { handleOf, idOfPasskey } from "./add-passkey.server";
import { beginChallenge, takeChallenge } from "./challenges.server";
import { type Passkey, passkeysCollection } from "./passkey";
import { loadWebauthn, siteOf } from "./site.server";

export type PasskeySignInRefusal = IdentityCode | "not-proven" | "proof-too-old";

/** The challenge for a browser. The member may choose any passkey, so no address is revealed. */
export async function beginPasskeySignIn(
  parts: AuthParts,
): Promise<{ options: PublicKeyCredentialRequestOptionsJSON; challenge: string }> {
  const challenge = await beginChallenge(parts, null);
  const { generateAuthenticationOptions } = await loadWebauthn();
  const options = await generateAuthenticationOptions({
    rpID: siteOf(parts).rpID,
    challenge: new Uint8Array(Buffer.from(challenge, "base64url")),
    userVerification: "required",
  });
  return { options, challenge };
}

/**
 * Opens a session for the holder of a passkey, minted as for a link. This browser's former session
 * ends. All wrong answers get the same refusal.
 */
export async function openSessionWithPasskey(
  parts: AuthParts,
  { response, challenge }: { response: AuthenticationResponseJSON; challenge: string | null },
  browser: Omit<Browser, "attemptId">,
): Promise<Result<OpenedSession, PasskeySignInRefusal>> {
  const { identity, sessions, store, clock } = parts;
  const isOurs = await takeChallenge(parts, challenge, null);
  const id = idOfPasskey(response.id);
  const passkey = (await store.get<Passkey>(passkeysCollection, id))?.data;
  if (!isOurs || !passkey) return refuse("not-proven");
  const handle = response.response.userHandle;
  if (handle && handle !== handleOf(passkey.uid).toString("base64url")) return refuse("not-proven");
  const { verifyAuthenticationResponse } = await loadWebauthn();
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge ?? "",
    expectedOrigin: parts.letterhead.origin,
    expectedRPID: siteOf(parts).rpID,
    credential: {
      id: passkey.credential,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified) return refuse("not-proven");

  const token = await freshIdToken(identity, passkey.uid);
  const opened = { attempt: null, draft: null, device: browser.device };
  const minted = token.ok ? await sessions.mint(token.value.idToken, opened) : token;
  if (!minted.ok) return minted;
  const { cookie } = minted.value;
  const session = { ...minted.value.session, passkey: true as const };
  return store.transact(async (tx) => {
    const now = clock.now();
    const current = (await tx.get<Passkey>(passkeysCollection, id))?.data;
    const account = (await tx.get<Account>(accountsCollection, session.uid))?.data;
    // The passkey was removed meanwhile, or used twice at once: then it was copied, or its answer
    // replayed.
    if (current?.counter !== passkey.counter || current.publicKey !== passkey.publicKey)
      return refuse("not-proven");
    if (!account || account.status === "PENDING" || isDue(account, now)) return refuse("user-not-found");
    if (account.email !== session.email) return refuse("invalid-credential");
    if (browser.session) tx.delete(sessionsCollection, browser.session.id);
    tx.set<Passkey>(passkeysCollection, id, {
      ...current,
      counter: verified.authenticationInfo.newCounter,
      lastUsedAt: now.toISOString(),
    });
    tx.set(sessionsCollection, session.id, toRecord(session));
    const seen = { zone: browser.zone, language: languageNow() };
    takeTurn(tx, { uid: session.uid, account: withBrowser(account, seen) });
    const isKnown =
      browser.session?.uid === session.uid ||
      (await browser.knows(session.email, browsersKnownSince(account)));
    const event = isKnown ? "signed-in-by-passkey" : "signed-in-anew-by-passkey";
    noteActivity(tx, clock, { uid: session.uid, event, device: session.device });
    if (!isKnown) planNewBrowserMail(tx, clock, session);
    return ok({ cookie, session, confirms: false, ...lookOf(account) });
  });
}
