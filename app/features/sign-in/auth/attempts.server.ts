import { randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { SignUpDraft } from "~/domain/account";
import type { Clock } from "~/platform/ports/clock";
import { collection } from "~/platform/ports/collection";
import type { Store } from "~/platform/ports/store";
import { isWithin } from "~/values/bound";
import {
  ATTEMPT_KEPT,
  ATTEMPT_LIFETIME,
  ATTEMPT_REPLAY,
  DRAFT_LIFETIME,
  DUPLICATE_WITHIN,
} from "~/values/durations";

/**
 * `attempts/{id}`: one try at account creation or login, made by an action and named by a signed
 * cookie.
 */
export interface Attempt {
  address: string;
  /** ISO 8601 UTC. */
  createdAt: string;
  /** When the record and its form may be removed. */
  expiresAt: string;
  /**
   * Set once a session was opened with it, or when a first proof ended all attempts of the address.
   */
  usedAt: string | null;
  draft: SignUpDraft | null;
  /** The kind of browser that sent the form; null for attempts that don't need it. */
  browser: string | null;
  /** Internal path to go to after signing in. */
  redirect: string;
  answer: AttemptAnswer | null;
  /** When the last link was asked for with this attempt. */
  linkSentAt: string | null;
}

/** The attempt's answer, so that the same post within a minute gets the same one. */
export type AttemptAnswer = { at: string } & (
  | { result: "TOKEN"; uid: string }
  | { result: "SIGN_IN_WITH_LINK" }
);

export const attempts = collection<Attempt>()({
  name: "attempts",
  ofMember: "apart",
  expires: true,
  shared: true,
  indexes: [["address", "-createdAt"]],
  enums: ["draft.kind"],
  // 2: the kind of browser that sent the form.
  steps: [(attempt) => ({ ...attempt, browser: null })],
  unstamped: (attempt) => ("browser" in attempt ? 2 : 1),
});
export const attemptsCollection = attempts.name;

export function createAttempts({ store, clock }: { store: Store; clock: Clock }) {
  return {
    /**
     * Starts an attempt for an address, kept for an hour unless `keepDraft` prolongs it. Answers
     * its id: 192 bits.
     */
    async begin(
      address: string,
      asked: Pick<Attempt, "draft" | "redirect"> & Partial<Pick<Attempt, "browser">>,
    ): Promise<string> {
      const id = randomBytes(24).toString("base64url");
      const now = clock.now();
      const attempt: Attempt = {
        address,
        createdAt: now.toISOString(),
        expiresAt: new Date(now.getTime() + ATTEMPT_KEPT).toISOString(),
        usedAt: null,
        browser: null,
        ...asked,
        answer: null,
        linkSentAt: null,
      };
      await store.transact(async (tx) => tx.set(attemptsCollection, id, attempt));
      return id;
    },

    async find(id: string | null): Promise<Attempt | null> {
      if (!id) return null;
      const found = await store.get<Attempt>(attemptsCollection, id);
      return found && found.data.expiresAt > clock.now().toISOString() ? found.data : null;
    },

    /** `redirect`: where it leads, once that is known better than when it began. */
    async recordAnswer(
      id: string,
      answer: { result: "TOKEN"; uid: string } | { result: "SIGN_IN_WITH_LINK" },
      redirect?: string,
    ) {
      const now = clock.now();
      const at = now.toISOString();
      await store.transact(async (tx) => {
        const found = await tx.get<Attempt>(attemptsCollection, id);
        if (!found) return;
        const linkSentAt = answer.result === "SIGN_IN_WITH_LINK" ? at : found.data.linkSentAt;
        const answered = {
          ...found.data,
          linkSentAt,
          answer: { ...answer, at },
          ...(redirect && { redirect }),
        };
        tx.set<Attempt>(attemptsCollection, id, keepDraft(answered, now));
      });
    },

    /**
     * The account made by a duplicate of this attempt: an identical form, sent moments before by
     * the same kind of browser. It is the second press of a button without JavaScript, whose
     * browser dropped the first answer with its cookies. Waits up to 2 seconds for a duplicate that
     * is still running.
     */
    async findDuplicate(id: string): Promise<{ uid: string } | null> {
      for (let tries = 0; tries < 40; tries++) {
        const duplicate = await findNewestDuplicate(store, id);
        if (!duplicate) return null;
        if (duplicate.answer)
          return duplicate.answer.result === "TOKEN" ? { uid: duplicate.answer.uid } : null;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return null;
    },

    /**
     * The answer that the same attempt and address got within the last minute: a double click, the
     * back button.
     */
    recentAnswer(attempt: Attempt | null, address: string): AttemptAnswer | null {
      if (!attempt?.answer || attempt.usedAt || attempt.address !== address) return null;
      return isWithin(ATTEMPT_REPLAY, attempt.answer.at, clock.now()) ? attempt.answer : null;
    },
  };
}

/**
 * The newest other attempt with the same content that began at most DUPLICATE_WITHIN before this
 * one.
 */
async function findNewestDuplicate(store: Store, id: string): Promise<Attempt | null> {
  const own = await store.get<Attempt>(attemptsCollection, id);
  if (!own?.data.draft) return null;
  const { address, browser, draft, createdAt } = own.data;
  const since = new Date(Date.parse(createdAt) - DUPLICATE_WITHIN).toISOString();
  const { items } = await store.query<Attempt>({
    collection: attemptsCollection,
    where: { address },
    orderBy: { field: "createdAt", direction: "desc" },
    limit: 10,
  });
  const duplicate = items.find(
    (other) =>
      other.id !== id &&
      other.data.createdAt >= since &&
      other.data.browser === browser &&
      other.data.answer?.result !== "SIGN_IN_WITH_LINK" &&
      isDeepStrictEqual(other.data.draft, draft),
  );
  return duplicate?.data ?? null;
}

/**
 * The attempt, with its form kept for 7 days: its address has an account or a link on the way, so
 * the visitor may come back for it. An attempt without a draft isn't needed that long.
 */
export function keepDraft(attempt: Attempt, now: Date): Attempt {
  if (!attempt.draft) return attempt;
  return { ...attempt, expiresAt: new Date(now.getTime() + DRAFT_LIFETIME).toISOString() };
}

/**
 * Whether a session may still be opened with a custom token of this attempt: unused and under 10
 * minutes old.
 */
export function isOpen(attempt: Attempt, now: Date): boolean {
  return attempt.usedAt === null && Date.parse(attempt.createdAt) + ATTEMPT_LIFETIME > now.getTime();
}
