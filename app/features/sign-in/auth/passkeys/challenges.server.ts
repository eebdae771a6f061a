import { randomBytes } from "node:crypto";
import type { AuthParts } from "~/features/sign-in/auth/auth-parts";
import { collection } from "~/platform/ports/collection";
import { CHALLENGE_LIFETIME } from "~/values/durations";
import { hashed } from "~/values/hash.server";

/**
 * `challenges/{hash}`: what a browser was asked to sign. Its cookie has the challenge itself, so
 * that no other browser can answer it, and the first answer uses it up, right or wrong.
 */
export interface Challenge {
  /** The member whose passkey is added; null for a sign-in. */
  uid: string | null;
  expiresAt: string;
}

export const challenges = collection<Challenge>()({
  name: "challenges",
  ofMember: null,
  expires: true,
  shared: true,
});

const idOf = (challenge: string) => hashed("challenge", challenge);

export async function beginChallenge({ store, clock }: AuthParts, uid: string | null): Promise<string> {
  const challenge = randomBytes(32).toString("base64url");
  const expiresAt = new Date(clock.now().getTime() + CHALLENGE_LIFETIME).toISOString();
  await store.transact(async (tx) => tx.set<Challenge>(challenges.name, idOf(challenge), { uid, expiresAt }));
  return challenge;
}

/**
 * Uses a challenge up. False if it isn't ours, has expired, was used before, or has another
 * purpose.
 */
export function takeChallenge(
  { store, clock }: AuthParts,
  challenge: string | null,
  uid: string | null,
): Promise<boolean> {
  if (!challenge) return Promise.resolve(false);
  return store.transact(async (tx) => {
    const found = (await tx.get<Challenge>(challenges.name, idOf(challenge)))?.data;
    if (found) tx.delete(challenges.name, idOf(challenge));
    return found?.uid === uid && found.expiresAt > clock.now().toISOString();
  });
}
