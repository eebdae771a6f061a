import { limits } from "./limits";

/** What is held of one upload. */
export interface HeldUpload {
  /** So many bytes of it have arrived. */
  add(bytes: number): void;
  /**
   * From now on it is written, which can't be broken off: its bytes stay in memory until then, so
   * they count and it is no longer given up. False where it was given up before.
   */
  keep(): boolean;
  /** It is held no longer. More than once is once. */
  release(): void;
}

interface Held {
  sender: string;
  bytes: number;
  isKept: boolean;
  giveUp(): void;
}

/**
 * Bounds the memory of what is being sent by bytes that have arrived, so that a form takes no room
 * by having begun. Where there is none left, a sender who holds much gives up their largest: of
 * those with at least half as much as the one with most, the one who began first. So one who sends
 * much takes it from no other, neither do many who send little, and many slow ones give way to
 * one who sends as much in less time.
 */
export function createUploadRoom(most: number) {
  const all = new Set<Held>();
  let total = 0;

  function release(one: Held): void {
    if (all.delete(one)) total -= one.bytes;
  }

  function findGivenUp(): Held | undefined {
    const bySender = new Map<string, number>();
    for (const { sender, bytes } of all) bySender.set(sender, (bySender.get(sender) ?? 0) + bytes);
    const givesWay = [...all].filter(({ isKept }) => !isKept);
    const largest = Math.max(...givesWay.map(({ sender }) => bySender.get(sender) ?? 0));
    // In the order in which they began.
    const first = givesWay.find(({ sender }) => (bySender.get(sender) ?? 0) >= largest / 2);
    const own = givesWay.filter(({ sender }) => sender === first?.sender);
    return own.sort((a, b) => b.bytes - a.bytes)[0];
  }

  return {
    /** `giveUp` lets go of what was kept of it; called once at most, not after its release. */
    hold(sender: string, giveUp: () => void): HeldUpload {
      const own: Held = { sender, bytes: 0, isKept: false, giveUp };
      all.add(own);
      return {
        add(bytes) {
          if (!all.has(own)) return;
          own.bytes += bytes;
          total += bytes;
          while (total > most) {
            const one = findGivenUp();
            if (!one) return;
            release(one);
            one.giveUp();
          }
        },
        keep() {
          own.isKept = true;
          return all.has(own);
        },
        release: () => release(own),
      };
    },
    /** Bytes that are held now. */
    held: () => total,
  };
}

/** That of this process: for uploads, and for the bodies of all other posts. */
export const uploadRoom = createUploadRoom(limits.uploadsHeld);
