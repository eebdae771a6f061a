import type { Clock } from "~/platform/ports/clock";
import { collection } from "~/platform/ports/collection";
import type { Store } from "~/platform/ports/store";
import { LINK_LIFETIME, LINK_PRESS_LASTS } from "~/values/durations";
import { hashed } from "~/values/hash.server";
import { limits } from "~/values/limits";

/** `links/{id}`: the record of an e-mail link; never its action code. */
export interface Link {
  address: string;
  /** The attempt that asked for it; null for none. */
  attempt: string | null;
  createdAt: string;
  expiresAt: string;
  usedAt: string | null;
  /** Wrong addresses tried on it. */
  tries: number;
  /**
   * The account that the mail was for, and the codes that were mailed, as hashes: a mail can be
   * sent twice.
   */
  uid: string;
  codes: string[];
  /**
   * The last press of its button that has opened no session yet, and whether that press is over.
   * The provider may have used the code up all the same.
   */
  pressed: { at: string; over: boolean } | null;
}

export interface Press {
  /** ISO 8601 UTC. */
  at: string;
  before: Link;
}

export const links = collection<Link>()({
  name: "links",
  ofMember: { field: "uid", sortedBy: "expiresAt", exported: null },
  expires: true,
  shared: true,
  steps: [
    // 2: a press that came to nothing is kept with its code. Earlier links have none.
    (link) => ({ ...link, proof: null }),
    // 3: presses and mailed codes, in place of the one code that the provider was known to have
    // taken.
    ({ proof, ...link }) => {
      const taken = proof as { uid: string; code: string } | null;
      return {
        ...link,
        // Asked for only by who goes on after a press that was cut off; a link lasts a quarter of
        // an hour.
        uid: taken?.uid ?? "",
        codes: taken ? [taken.code] : [],
        pressed: taken && { at: link.createdAt, over: true },
      };
    },
  ],
  unstamped(link) {
    if ("codes" in link) return 3;
    return "proof" in link ? 2 : 1;
  },
});
export const linksCollection = links.name;

/** Whether a link can be used, and why not, as its page shows it. */
export type LinkState = "open" | "used" | "expired" | "unknown";

export function createLinks({ store, clock }: { store: Store; clock: Clock }) {
  async function change(id: string, next: (link: Link) => Link): Promise<void> {
    await store.transact(async (tx) => {
      const found = await tx.get<Link>(linksCollection, id);
      if (found) tx.set<Link>(linksCollection, id, next(found.data));
    });
  }

  return {
    async find(id: string | null): Promise<{ state: LinkState; link: Link | null }> {
      const link = id ? ((await store.get<Link>(linksCollection, id))?.data ?? null) : null;
      return { state: linkState(link, clock.now()), link };
    },

    /** Counts a wrong address; beyond the limit the link is used up. */
    async countWrongAddress(id: string): Promise<void> {
      await change(id, (link) => {
        const tries = link.tries + 1;
        return {
          ...link,
          tries,
          usedAt: tries >= limits.linkTries ? clock.now().toISOString() : link.usedAt,
        };
      });
    },

    /**
     * Notes that the button was pressed, before the provider uses up a code that works once.
     * Answers the press and the record from before it; null while another press is under way.
     * Throws while the store takes no writes.
     */
    press(id: string): Promise<Press | null> {
      return store.transact(async (tx) => {
        const now = clock.now();
        const before = (await tx.get<Link>(linksCollection, id))?.data;
        if (!before || isUnderWay(before.pressed, now)) return null;
        const at = now.toISOString();
        tx.set<Link>(linksCollection, id, { ...before, pressed: { at, over: false } });
        return { at, before };
      });
    },

    /**
     * The press failed through trouble. `accepted` is the code if the provider is known to have
     * used it up.
     */
    async pressFailed(id: string, accepted: string | null): Promise<void> {
      const at = clock.now().toISOString();
      await change(id, (link) => ({
        ...link,
        codes: accepted ? [...new Set([...link.codes, hashed("code", accepted)])] : link.codes,
        pressed: { at, over: true },
      }));
    },

    /** The provider has refused this press for good: its record is removed. */
    async pressRefused(id: string, { at }: Press): Promise<void> {
      await change(id, (link) => {
        const isOurs = link.pressed?.at === at && !link.pressed.over;
        return isOurs ? { ...link, pressed: null } : link;
      });
    },
  };
}

/**
 * The record of a link, made when its mail is sent. `before` is the record of an earlier try of the
 * same mail.
 */
export function createLink(
  mailed: { address: string; attempt: string | null; uid: string; actionCode: string },
  before: Link | null,
  now: Date,
): Link {
  const { address, attempt, uid, actionCode } = mailed;
  return {
    address,
    attempt,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + LINK_LIFETIME).toISOString(),
    usedAt: null,
    tries: 0,
    uid,
    codes: [...(before?.codes ?? []), hashed("code", actionCode)],
    pressed: null,
  };
}

/** Whether a code is as it was mailed; a link of an earlier release doesn't know. */
export function isMailedCode({ codes }: Pick<Link, "codes">, actionCode: string): boolean {
  return codes.length === 0 || codes.includes(hashed("code", actionCode));
}

export function linkState(link: Link | null, now: Date): LinkState {
  if (!link) return "unknown";
  if (link.usedAt) return "used";
  return link.expiresAt > now.toISOString() ? "open" : "expired";
}

function isUnderWay(pressed: Link["pressed"], now: Date): boolean {
  return pressed !== null && !pressed.over && Date.parse(pressed.at) + LINK_PRESS_LASTS > now.getTime();
}

/**
 * Whether an earlier press of this link failed, through trouble or a crash, so that the provider
 * may have used this code up without a session. The provider's "used" is then the echo of that
 * press, and the mailed code itself proves as much as the provider could confirm.
 */
export function mayGoOn({ before }: Press, actionCode: string): boolean {
  return before.pressed !== null && before.codes.includes(hashed("code", actionCode));
}
