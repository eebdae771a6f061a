/** The outcome of an admitted call: any answer at all, or none. */
type Outcome = "answered" | "trouble";

export interface Admission {
  /** Whether the call probes if the provider is back. */
  isProbe: boolean;
  /** Must be called once, when the call has ended. */
  settle(outcome: Outcome): void;
}

export interface CircuitBreakerOptions {
  /** Opens after this many failures in a row; a single lost connection doesn't open it. */
  opensAfter?: number;
  /**
   * While one probe is running, the next is admitted after this long, in ms: the first may hang
   * although the provider is back.
   */
  probeEvery?: number;
  /**
   * Limit of concurrent calls. A working provider answers in a tenth of a second, so more means
   * that it doesn't work.
   */
  mostAtOnce?: number;
  /** Called once when it opens and once when it closes. */
  onChange?(isOpen: boolean): void;
}

/**
 * Keeps a provider that gives no answer from delaying every request for the whole deadline. While
 * it is open, one call at a time is admitted as a probe, or one a second if they hang; all others
 * are refused at once. The first answer closes it.
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
