/** Sleep that can be cut short. */
export interface Sleeper {
  /** Ends the current sleep, or the next one at once. */
  wake(): void;
  /** Waits for `ms` or until woken. Keeps no process alive. */
  sleep(ms: number): Promise<void>;
}

export function createSleeper(): Sleeper {
  let woken = false;
  let end = () => {};
  return {
    wake() {
      woken = true;
      end();
    },
    async sleep(ms) {
      if (!woken) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms).unref();
          end = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      woken = false;
    },
  };
}
