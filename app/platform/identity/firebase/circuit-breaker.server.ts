/** How a call that was let through ended: with any answer at all, or with none. */
type Outcome = "answered" | "trouble";

export interface Admission {
  /** A call that finds out whether the provider is back. */
  isProbe: boolean;
  /** Must be called once, when the call has ended. */
  settle(outcome: Outcome): void;
}

export interface CircuitBreakerOptions {
  /** Troubles in a row, without an answer between them, that open it: one lost connection doesn't. */
  opensAfter?: number;
  /** While one call asks, the next is let through after this long, in ms: the first may hang although the provider is back. */
  probeEvery?: number;
  /** Calls under way. A provider that works answers in a tenth of a second, so more means that it doesn't. */
  mostAtOnce?: number;
  /** Told once when it opens and once when it closes. */
  onChange?(isOpen: boolean): void;
}

/**
 * Keeps a provider that gives no answer from holding every request for the whole deadline. While it is
 * open, one call after the other is let through to ask, or one a second where they hang; all others are
 * refused at once. The first answer closes it.
 */
export function createCircuitBreaker({
  opensAfter = 3,
  mostAtOnce = 200,
  probeEvery = 1_000,
  onChange = () => {},
}: CircuitBreakerOptions = {}) {
  let underWay = 0;
  let troubles = 0;
  let probes = 0;
  let probedAt = 0;
  const isOpen = () => troubles >= opensAfter;

  return {
    isOpen,
    /** Null when the call must not be made now. */
    admit(): Admission | null {
      const isProbe = isOpen();
      const now = performance.now();
      if (underWay >= mostAtOnce) return null;
      if (isProbe && probes > 0 && now < probedAt + probeEvery) return null;
      underWay += 1;
      if (isProbe) {
        probes += 1;
        probedAt = now;
      }
      return {
        isProbe,
        settle(outcome) {
          underWay -= 1;
          if (isProbe) probes -= 1;
          const wasOpen = isOpen();
          troubles = outcome === "answered" ? 0 : troubles + 1;
          if (isOpen() !== wasOpen) onChange(isOpen());
        },
      };
    },
  };
}
