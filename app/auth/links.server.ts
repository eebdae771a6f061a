import { limits } from "~/contract/limits";
import { LINK_LIFETIME } from "~/contract/times";
import type { Clock } from "~/ports/clock";
import type { Store } from "~/ports/store";
import { hashed } from "./hash.server";

/** `links/{id}`: what we know of an e-mail link; never its action code. */
export interface Link {
  address: string;
  /** The attempt that asked for it; null when none did. */
  attempt: string | null;
  createdAt: string;
  expiresAt: string;
  usedAt: string | null;
  /** Wrong addresses tried on it. */
  tries: number;
  /**
   * The provider took the code, then something failed before there was a session: whoever brings the
   * same code (kept as a hash) goes on as `uid`.
   */
  proof: { uid: string; code: string } | null;
}

export const linksCollection = "links";

/** Why a link can't be used, as its page tells it. */
export type LinkState = "open" | "used" | "expired" | "unknown";

export function createLinks({ store, clock }: { store: Store; clock: Clock }) {
  return {
    async find(id: string | null): Promise<{ state: LinkState; link: Link | null }> {
      const link = id ? ((await store.get<Link>(linksCollection, id))?.data ?? null) : null;
      return { state: linkState(link, clock.now()), link };
    },

    /** Counts a wrong address; past the limit the link is used up. */
    async countWrongAddress(id: string): Promise<void> {
      await store.transact(async (tx) => {
        const found = await tx.get<Link>(linksCollection, id);
        if (!found) return;
        const tries = found.data.tries + 1;
        const usedAt = tries >= limits.linkTries ? clock.now().toISOString() : found.data.usedAt;
        tx.set<Link>(linksCollection, id, { ...found.data, tries, usedAt });
      });
    },

    /** Throws while the store takes no writes: asked before the provider uses up a code that works once. */
    async requireWritable(id: string): Promise<void> {
      await store.transact(async (tx) => {
        const found = await tx.get<Link>(linksCollection, id);
        if (found) tx.set<Link>(linksCollection, id, found.data);
      });
    },

    /** The provider has used the code up, and no session came of it: the link works once more all the same. */
    async keepProof(id: string, uid: string, actionCode: string): Promise<void> {
      await store.transact(async (tx) => {
        const found = await tx.get<Link>(linksCollection, id);
        if (!found) return;
        const proof = { uid, code: hashed("code", actionCode) };
        tx.set<Link>(linksCollection, id, { ...found.data, proof });
      });
    },
  };
}

export function createLink(address: string, attempt: string | null, now: Date): Link {
  return {
    address,
    attempt,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + LINK_LIFETIME).toISOString(),
    usedAt: null,
    tries: 0,
    proof: null,
  };
}

export function linkState(link: Link | null, now: Date): LinkState {
  if (!link) return "unknown";
  if (link.usedAt) return "used";
  return link.expiresAt > now.toISOString() ? "open" : "expired";
}
