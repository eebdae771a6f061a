import type { Clock } from "~/platform/ports/clock";
import type { Log } from "~/platform/ports/log";
import { PROVIDER_RETRY_FIRST, PROVIDER_RETRY_LAST, VERDICT_FRESH, VERDICT_HOLDS } from "~/values/durations";
import type { IdentityCode } from "~/values/identity-codes";
import type { Result } from "~/values/result";

/**
 * `good`: signed in. `bad`: the provider refused it. `unknown`: no answer came, and the last one is
 * too old.
 */
export type Verdict = "good" | "bad" | "unknown";

/** Asks the provider about a session. */
export type Verify = () => Promise<Result<unknown, IdentityCode>>;

interface Known {
  goodAt: number;
  bad: boolean;
  checking: Promise<Verdict> | null;
}

/**
 * Only these codes mean that a session is over. All others are trouble, which never signs a member
 * out.
 */
const definite: readonly IdentityCode[] = [
  "user-token-expired",
  "user-disabled",
  "user-not-found",
  "invalid-credential",
];

const mostKept = 20_000;

/**
 * The provider's verdict on sessions (signature, revoked, disabled, the admin claim), kept for 60 s
 * and then refreshed in the background, so that nothing on the hot path waits for the provider.
 * During trouble the last good verdict holds for an hour, with back-off between tries. After that
 * hour every visit asks; the adapter's circuit breaker keeps most of them from waiting.
 */
export function createSessionVerdicts({ clock, log }: { clock: Clock; log: Log }) {
  const known = new Map<string, Known>();
  let pause = PROVIDER_RETRY_FIRST;
  let retryAt = 0;

  /** Backs off once for all concurrent calls: a hundred members in one outage are one failure. */
  function backOff(code: IdentityCode): void {
    const now = clock.now().getTime();
    if (now < retryAt) return;
    retryAt = now + pause;
    log.warn({ code, retryInMs: pause }, "No verdict from the provider; the last one holds");
    pause = Math.min(pause * 2, PROVIDER_RETRY_LAST);
  }

  function ask(verify: Verify, entry: Known, onBad: () => Promise<void>): Promise<Verdict> {
    entry.checking ??= verify()
      .then(async (answer): Promise<Verdict> => {
        if (answer.ok) {
          entry.goodAt = clock.now().getTime();
          pause = PROVIDER_RETRY_FIRST;
          retryAt = 0;
          return "good";
        }
        if (definite.includes(answer.code)) {
          entry.bad = true;
          log.info({ code: answer.code }, "The provider ended a session");
          await onBad();
          return "bad";
        }
        backOff(answer.code);
        return "unknown";
      })
      .finally(() => {
        entry.checking = null;
      });
    return entry.checking;
  }

  return {
    /**
     * `verifiedAt` is the time of the record's last good verdict (ISO), for a process that has just
     * started. `onBad` ends the record.
     */
    async of(id: string, verify: Verify, verifiedAt: string, onBad: () => Promise<void>): Promise<Verdict> {
      let entry = known.get(id);
      if (!entry) {
        entry = { goodAt: Date.parse(verifiedAt), bad: false, checking: null };
        if (known.size >= mostKept) known.delete(known.keys().next().value ?? "");
        known.set(id, entry);
      }
      if (entry.bad) return "bad";
      const now = clock.now().getTime();
      const age = now - entry.goodAt;
      if (age < VERDICT_FRESH) return "good";
      if (age < VERDICT_HOLDS) {
        if (now >= retryAt) {
          ask(verify, entry, onBad).catch((error: Error) =>
            log.warn(
              { name: error.name },
              "The end of a session could not be written; the provider is asked again",
            ),
          );
        }
        return "good";
      }
      return ask(verify, entry, onBad);
    },

    /** The time of the last good verdict, in ISO, or null when none is known here. */
    goodAt(id: string): string | null {
      const entry = known.get(id);
      return entry ? new Date(entry.goodAt).toISOString() : null;
    },

    forget(id: string): void {
      known.delete(id);
    },
  };
}
