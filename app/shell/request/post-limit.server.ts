import type { Counter, Taken } from "~/platform/ports/counter";
import { POST_LIMIT_WINDOW } from "~/values/durations";
import { limits } from "~/values/limits";
import { siteOf } from "~/values/network";

/**
 * `form`: an accepted form that has an effect. `session`: a proof of identity posted to `/session`.
 */
export type PostKind = "form" | "session";

export interface PostLimit {
  /**
   * Counts one post of a network: 30 forms in 10 minutes, and twice as many posts to `/session`.
   * `nth`: its number within that time, or that of the surrounding /48 scaled to one network, if
   * higher; absent if the store gave no answer.
   */
  take(kind: PostKind, network: string): Promise<Taken<number>>;
}

const most: Record<PostKind, number> = {
  form: limits.postsPerNetwork,
  session: limits.sessionPostsPerNetwork,
};

/**
 * Counts by network, as `createNetworkReader` names it, and for IPv6 by the surrounding /48 as
 * well.
 */
export function createPostLimit(counter: Counter): PostLimit {
  return {
    async take(kind, network) {
      const bound = { most: most[kind], windowMs: POST_LIMIT_WINDOW };
      const site = siteOf(network);
      const taken = await counter.take([
        { ...bound, key: `${kind} ${network}` },
        ...(site ? [{ ...bound, key: `${kind} ${site}`, most: bound.most * limits.networksPerSite }] : []),
      ]);
      if (!taken.ok) return taken;
      if (!taken.nth) return { ok: true };
      const [ofNetwork = 1, ofSite = 1] = taken.nth;
      return { ok: true, nth: Math.max(ofNetwork, Math.ceil(ofSite / limits.networksPerSite)) };
    },
  };
}
