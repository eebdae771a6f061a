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
 * Bounds the memory of uploads by bytes that have arrived, so that a form takes no room by having
 * begun. Where there is none left, the sender who holds most gives up their largest upload: so one
 * who sends much takes it from nobody else, and neither do many who send little.
 */
export function createUploadRoom(most: number) {
  const all = new Set<Held>();
  let total = 0;

  function release(one: Held): void {
    if (all.delete(one)) total -= one.bytes;
  }

  function largest(): Held | undefined {
    const bySender = new Map<string, number>();
    for (const { sender, bytes } of all) bySender.set(sender, (bySender.get(sender) ?? 0) + bytes);
    const weight = ({ sender, bytes }: Held) => [bySender.get(sender) ?? 0, bytes] as const;
    let found: Held | undefined;
    for (const one of all) {
      if (one.isKept) continue;
      const [ofSender, own] = weight(one);
      const [most, ofIt] = found ? weight(found) : [-1, -1];
      if (ofSender > most || (ofSender === most && own > ofIt)) found = one;
    }
    return found;
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
            const one = largest();
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
