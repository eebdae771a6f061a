import { limits } from "~/values/limits";

/** The open streams of members in this process. */
export interface Streams {
  /**
   * Adds a stream of a member; beyond the limit, the oldest is closed. Returns a function that
   * removes it.
   */
  add(uid: string, crowdOut: () => void): () => void;
}

export function createStreams(): Streams {
  const open = new Map<string, Set<() => void>>();
  return {
    add(uid, crowdOut) {
      const own = open.get(uid) ?? new Set();
      open.set(uid, own);
      const [oldest] = own;
      if (oldest && own.size >= limits.streams) {
        own.delete(oldest);
        oldest();
      }
      own.add(crowdOut);
      return () => {
        own.delete(crowdOut);
        if (own.size === 0 && open.get(uid) === own) open.delete(uid);
      };
    },
  };
}
