import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import type { Session } from "~/domain/session";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { administratorsCollection, type ListedAdministrator } from "~/features/accounts/model/administrators";
import { noteActivity } from "~/features/accounts/writes/activity";
import { lacksPasskey } from "~/features/sign-in/auth/administrators.server";
import type { AuthParts } from "~/features/sign-in/auth/auth-parts";
import { needsProof } from "~/features/sign-in/auth/fresh-proof.server";
import { planNewBrowserMail } from "~/features/sign-in/auth/new-browser/new-browser-mail.server";
import { sessionsCollection } from "~/features/sign-in/auth/sessions.server";
import { hashed } from "~/values/hash.server";
import { limits } from "~/values/limits";
import { ok, type Result, refuse } from "~/values/result";
import { beginChallenge, takeChallenge } from "./challenges.server";
import { listPasskeys, type Passkey, passkeysCollection } from "./passkey";
import { loadWebauthn, siteOf } from "./site.server";

/**
 * EdDSA, ES256 and RS256: every device supports one of these. The library’s default needs an
 * experimental feature of Node’s.
 */
const supportedAlgorithmIDs = [-8, -7, -257];

/**
 * `not-active`: the address isn't confirmed, or the account is suspended or being deleted.
 * `grant-anew`: an administrator's passkeys were removed by a link in a mail, so the claim must be
 * granted again.
 */
export type PasskeyRefusal = "prove-again" | "grant-anew" | "not-active" | "too-many" | "not-proven";

/** The options for a browser's new passkey. Needs a session with a fresh proof. */
export async function beginPasskey(
  parts: AuthParts,
  session: Session,
): Promise<Result<{ options: PublicKeyCredentialCreationOptionsJSON; challenge: string }, PasskeyRefusal>> {
  const hindrance = await hindranceOf(parts, session);
  if (hindrance) return refuse(hindrance);
  const challenge = await beginChallenge(parts, session.uid);
  const { rpID } = siteOf(parts);
  const { generateRegistrationOptions } = await loadWebauthn();
  const options = await generateRegistrationOptions({
    rpName: parts.letterhead.brand,
    rpID,
    userName: session.email,
    userID: new Uint8Array(handleOf(session.uid)),
    supportedAlgorithmIDs,
    challenge: new Uint8Array(Buffer.from(challenge, "base64url")),
    attestationType: "none",
    excludeCredentials: (await listPasskeys(parts.store, session.uid)).map(({ data }) => ({
      id: data.credential,
      transports: data.transports,
    })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  return ok({ options, challenge });
}

/** Stores the browser's new passkey, and tells its member by mail. */
export async function addPasskey(
  parts: AuthParts,
  session: Session,
  made: { response: RegistrationResponseJSON; challenge: string | null; name: string },
): Promise<Result<undefined, PasskeyRefusal>> {
  const { store, clock } = parts;
  const { uid } = session;
  const hindrance = await hindranceOf(parts, session);
  if (hindrance) return refuse(hindrance);
  if (!(await takeChallenge(parts, made.challenge, uid))) return refuse("not-proven");
  const { verifyRegistrationResponse } = await loadWebauthn();
  const verified = await verifyRegistrationResponse({
    response: made.response,
    expectedChallenge: made.challenge ?? "",
    expectedOrigin: parts.letterhead.origin,
    expectedRPID: siteOf(parts).rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs,
  }).catch(() => null);
  if (!verified?.verified) return refuse("not-proven");
  const { id: credential, publicKey, counter, transports } = verified.registrationInfo.credential;
  return store.transact(async (tx) => {
    // The mail has the same time: its link “this wasn't me” removes the passkeys added from then
    // on.
    const createdAt = clock.now().toISOString();
    const own = await listPasskeys(tx, uid);
    const existing = await tx.get<Passkey>(passkeysCollection, idOfPasskey(credential));
    // The session was ended meanwhile, by “this wasn't me” for instance.
    if (!(await tx.get(sessionsCollection, session.id))) return refuse("prove-again");
    if (own.length >= limits.passkeys) return refuse("too-many");
    if (existing) return refuse("not-proven");
    tx.set<Passkey>(passkeysCollection, idOfPasskey(credential), {
      uid,
      credential,
      name: made.name,
      publicKey: Buffer.from(publicKey).toString("base64url"),
      counter,
      transports: toTransports(transports),
      createdAt,
      lastUsedAt: null,
    });
    noteActivity(tx, clock, { uid, event: "passkey-added", device: session.device });
    planNewBrowserMail(tx, clock, { ...session, createdAt }, "passkey");
    return ok();
  });
}

async function hindranceOf(parts: AuthParts, session: Session): Promise<PasskeyRefusal | null> {
  const account = (await parts.store.get<Account>(accountsCollection, session.uid))?.data;
  if (account?.status !== "ACTIVE") return "not-active";
  if (needsProof(session, account, parts.clock.now())) return "prove-again";
  const own = await listPasskeys(parts.store, session.uid);
  // Otherwise a reader of an administrator's mailbox could add a passkey.
  if (lacksPasskey(parts, session)) {
    if (own.length > 0) return "prove-again";
    const listed = await parts.store.get<ListedAdministrator>(administratorsCollection, session.uid);
    if (listed?.data.passkeysRemoved) return "grant-anew";
  }
  return own.length >= limits.passkeys ? "too-many" : null;
}

/** The device didn't sign the transports, so they may be anything. */
function toTransports(given: unknown): Passkey["transports"] {
  const named = Array.isArray(given)
    ? given.filter((one) => typeof one === "string" && one.length <= 20)
    : [];
  return named.slice(0, 8);
}

export const idOfPasskey = (credential: string) => hashed("passkey", credential);

/** The member's handle in their device: neither our id nor an address. */
export const handleOf = (uid: string) => Buffer.from(hashed("passkey-user", uid)).subarray(0, 64);
