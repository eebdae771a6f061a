import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { noteActivity } from "~/features/accounts/writes/activity";
import { takeTurn } from "~/features/accounts/writes/take-turn";
import { PROVIDER_PAGE_DEADLINE } from "~/values/durations";
import type { IdentityCode } from "~/values/identity-codes";
import { ok, type Result, refuse } from "~/values/result";
import { type Attempt, attemptsCollection, isOpen } from "./attempts.server";
import type { AuthParts } from "./auth-parts";
import { type OpenedSession, sessionsCollection, toRecord } from "./sessions.server";

const within = { deadlineMs: PROVIDER_PAGE_DEADLINE };

export type TokenRefusal = IdentityCode | "no-attempt" | "foreign-attempt" | "attempt-used" | "proof-too-old";

/**
 * Opens a session with a custom token, or with an ID token made from one. The token must carry the
 * attempt that the visitor's own cookie names, and that attempt must be unused: so a visitor can't
 * be signed in to another person's account, and an old token is worthless.
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
    // The account was proven meanwhile and belongs to the address's owner, so the token opens
    // nothing.
    if (account?.data.status !== "PENDING") return refuse("attempt-used");
    tx.set<Attempt>(attemptsCollection, attemptId, { ...current.data, usedAt: clock.now().toISOString() });
    // Ending all sessions reads the account, so it conflicts with this write and ends this session,
    // too.
    takeTurn(tx, { uid: session.uid, account: account.data });
    tx.set(sessionsCollection, session.id, toRecord(session));
    noteActivity(tx, clock, { uid: session.uid, event: "signed-in", device: session.device });
    return ok({ cookie, session, confirms: false });
  });
}
