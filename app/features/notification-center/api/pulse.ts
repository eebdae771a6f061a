/**
 * Wakes its waiting reader. A pulse without a reader is kept for the next wait; several count as
 * one.
 */
export interface Pulse {
  raise(): void;
  /** Wakes for the last time. */
  end(): void;
  /** For one waiter at a time. False once it has ended. */
  wait(): Promise<boolean>;
}

export function createPulse(): Pulse {
  let raised = false;
  let ended = false;
  let wake = () => {};
  return {
    raise() {
      raised = true;
      wake();
    },
    end() {
      ended = true;
      wake();
    },
    async wait() {
      if (!raised && !ended)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      raised = false;
      return !ended;
    },
  };
}
