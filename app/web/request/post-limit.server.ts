import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { limits } from "~/contract/limits";
import { POST_LIMIT_WINDOW } from "~/contract/times";

/** `retryAfterMs` says when the next post counts again. */
export type PostTaken = { ok: true } | { ok: false; retryAfterMs: number };

export interface PostLimit {
  /** Counts one accepted form post of a network: 30 in 10 minutes, which begin with its first one. */
  take(network: string): Promise<PostTaken>;
}

/**
 * Counts in memory, for one process: a restart forgets. Past the bound on networks the one that began
 * longest ago is forgotten, so that a flood from many addresses costs no more memory.
 */
export function createPostLimit({ networksCounted = limits.networksCounted as number } = {}): PostLimit {
  const limiter = new RateLimiterMemory({
    points: limits.postsPerNetwork,
    duration: POST_LIMIT_WINDOW / 1_000,
  });
  /** When each network's window began on `performance.now()`'s clock, oldest first. */
  const windows = new Map<string, number>();

  async function remember(network: string): Promise<void> {
    const now = performance.now();
    windows.delete(network);
    windows.set(network, now);
    for (const [oldest, began] of windows) {
      if (windows.size <= networksCounted && began + POST_LIMIT_WINDOW > now) return;
      windows.delete(oldest);
      await limiter.delete(oldest);
    }
  }

  return {
    async take(network) {
      try {
        const taken = await limiter.consume(network);
        if (taken.isFirstInDuration) await remember(network);
        return { ok: true };
      } catch (refusal) {
        if (refusal instanceof Error) throw refusal;
        return { ok: false, retryAfterMs: (refusal as RateLimiterRes).msBeforeNext };
      }
    },
  };
}
