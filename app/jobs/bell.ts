/** A pause that can be cut short. */
export interface Bell {
  /** Ends the current pause, or the next one at once. */
  ring(): void;
  /** Waits for `ms` or a ring. Keeps no process alive. */
  pause(ms: number): Promise<void>;
}

export function createBell(): Bell {
  let rung = false;
  let end = () => {};
  return {
    ring() {
      rung = true;
      end();
    },
    async pause(ms) {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms).unref();
          end = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      rung = false;
    },
  };
}
