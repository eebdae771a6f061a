import { randomBytes } from "node:crypto";
import { readClaims } from "~/domain/claims";
import type { Session, SessionRecord, SessionState } from "~/domain/session";
import type { Look } from "~/features/accounts/model/settings";
import type { Clock } from "~/platform/ports/clock";
import { collection } from "~/platform/ports/collection";
import type { Identity, VerifiedToken } from "~/platform/ports/identity";
import type { Log } from "~/platform/ports/log";
import type { Store } from "~/platform/ports/store";
import {
  ADMINISTRATOR_SESSION,
  PROOF_MAX_AGE,
  PROVIDER_PAGE_DEADLINE,
  SESSION_LIFETIME,
} from "~/values/durations";
import { hashed } from "~/values/hash.server";
import type { IdentityCode } from "~/values/identity-codes";
import { ok, type Result, refuse } from "~/values/result";
import { Trouble } from "~/values/trouble";
import { checkAdministrator } from "./administrators.server";
import { createLastSeen } from "./last-seen.server";
import { createSessionVerdicts } from "./session-verdicts.server";

/** A session that was just opened, before its cookie is set. */
export interface OpenedSession extends Partial<Look> {
  /** The value of the session cookie. */
  cookie: string;
  session: Session;
  /** Whether it came from the first proof of its address. */
  confirms: boolean;
}

export const sessions = collection<SessionRecord>()({
  name: "sessions",
  ofMember: "apart",
  expires: true,
  shared: true,
  indexes: [["uid", "-createdAt"]],
  enums: ["claims.kind"],
  // 2: whether a passkey opened it. None of before was opened by one.
  steps: [(session) => session],
});
export const sessionsCollection = sessions.name;

export function createSessions({
  store,
  identity,
  clock,
  log,
}: {
  store: Store;
  identity: Identity;
  clock: Clock;
  log: Log;
}) {
  const verdicts = createSessionVerdicts({ clock, log });
  const lastSeen = createLastSeen({ clock, log });

  async function end(id: string): Promise<void> {
    verdicts.forget(id);
    await store.transact(async (tx) => tx.delete(sessionsCollection, id));
  }

  /**
   * The live session with this record id, for a request of our own process or a token that names
   * it.
   */
  async function findById(id: string): Promise<Session | null> {
    const found = await store.get<SessionRecord>(sessionsCollection, id);
    return found && isLive(found.data, clock.now()) ? { ...found.data, id } : null;
  }

  /** The provider's verdict on a session. A session of a former administrator has ended. */
  function verifySession(cookie: string, session: Session): Promise<Result<unknown, IdentityCode>> {
    const verified = identity.verifySessionCookie(cookie, { deadlineMs: PROVIDER_PAGE_DEADLINE });
    if (!session.claims.admin) return verified;
    return verified.then(async (answer) => {
      const admin = answer.ok ? await checkAdministrator({ identity, store, clock }, session) : answer;
      return admin.ok && !admin.value
        ? refuse("user-token-expired", { detail: "no administrator any more" })
        : admin;
    });
  }

  return {
    /** Ends one session everywhere at once. Ending none is no error. */
    end,

    /** The session of a cookie. One store read; the provider is asked in the background. */
    async find(cookie: string | null): Promise<SessionState> {
      if (!cookie || cookie.length > 4_096) return { state: "signed-out" };
      const id = hashed("session", cookie);
      try {
        const session = await findById(id);
        if (!session) return { state: "signed-out" };
        const verify = () => verifySession(providerCookie(cookie), session);
        const verdict = await verdicts.of(id, verify, session.verifiedAt, () => end(id));
        if (verdict === "bad") return { state: "signed-out" };
        if (verdict === "unknown") return { state: "trouble", id };
        lastSeen.note(id, session.lastSeenAt, (at) =>
          touch(id, { lastSeenAt: at, verifiedAt: verdicts.goodAt(id) ?? session.verifiedAt }),
        );
        return { state: "signed-in", session };
      } catch (error) {
        if (!(error instanceof Trouble)) throw error;
        return { state: "trouble", id };
      }
    },

    findById,

    /**
     * The live session that an ID token names in its `sid` claim; null when there is none, or the
     * token isn't good. Throws while the provider's keys can't be loaded: trouble doesn't mean
     * "signed out".
     */
    async findByIdToken(idToken: string): Promise<Session | null> {
      const verified = await identity.verifyIdToken(idToken, { deadlineMs: PROVIDER_PAGE_DEADLINE });
      if (!verified.ok && verified.code === "network-request-failed")
        throw new Trouble("No answer from the provider");
      const sid = verified.ok ? verified.value.claims.sid : null;
      if (!verified.ok || typeof sid !== "string") return null;
      const session = await findById(sid);
      if (session?.uid !== verified.value.uid) return null;
      // The token's claims are an hour old at most, the session's up to twelve days.
      const admin = session.claims.admin && readClaims(verified.value.claims).admin;
      return { ...session, claims: { ...session.claims, admin } };
    },

    /**
     * A session cookie and its record, from an ID token whose proof is under 5 minutes old. Nothing
     * is stored yet: the caller writes the record in the transaction that uses up what opened it.
     */
    async mint(
      idToken: string,
      from: Pick<SessionRecord, "attempt" | "draft" | "device">,
    ): Promise<Result<Minted, IdentityCode | "proof-too-old">> {
      const verified = await identity.verifyIdToken(idToken, { deadlineMs: PROVIDER_PAGE_DEADLINE });
      if (!verified.ok) return verified;
      const token = verified.value;
      const now = clock.now();
      if (token.authTime * 1_000 + PROOF_MAX_AGE <= now.getTime()) return refuse("proof-too-old");
      if (!token.email) return refuse("invalid-credential", { detail: "the token has no address" });
      const claims = readClaims(token.claims);
      const lifetime = claims.admin ? ADMINISTRATOR_SESSION : SESSION_LIFETIME;
      const cookie = await identity.createSessionCookie(idToken, lifetime, {
        deadlineMs: PROVIDER_PAGE_DEADLINE,
      });
      if (!cookie.ok) return cookie;
      const at = now.toISOString();
      // Two proofs of one member within a second give the same provider's cookie, so add random
      // bytes to ours.
      const value = `${cookie.value}~${randomBytes(16).toString("base64url")}`;
      const session: Session = {
        ...from,
        id: hashed("session", value),
        uid: token.uid,
        email: token.email,
        claims,
        createdAt: at,
        lastSeenAt: at,
        verifiedAt: at,
        expiresAt: new Date(now.getTime() + lifetime).toISOString(),
      };
      return ok({ cookie: value, session, token });
    },

    /** Removes the session's draft, which is saved or discarded. */
    async clearDraft(id: string): Promise<void> {
      await touch(id, { draft: null });
    },
  };

  async function touch(id: string, change: Partial<SessionRecord>): Promise<void> {
    await store.transact(async (tx) => {
      const found = await tx.get<SessionRecord>(sessionsCollection, id);
      if (found) tx.set(sessionsCollection, id, { ...found.data, ...change });
    });
  }
}

/** An administrator's session is short, even if it began before they became one. */
export function isLive({ claims, createdAt, expiresAt }: SessionRecord, now: Date): boolean {
  const isOver = claims.admin && now.getTime() - Date.parse(createdAt) >= ADMINISTRATOR_SESSION;
  return !isOver && expiresAt > now.toISOString();
}

export interface Minted {
  cookie: string;
  session: Session;
  token: VerifiedToken;
}

/** The provider's part of our cookie's value: the part before the "~". */
function providerCookie(value: string): string {
  return value.split("~", 1)[0] ?? "";
}

/** The record as stored: the id is the document's. */
export function toRecord({ id: _id, ...record }: Session): SessionRecord {
  return record;
}
