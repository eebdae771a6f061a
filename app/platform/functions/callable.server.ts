import type { FunctionCode, Functions } from "~/platform/ports/functions";
import { orLate, timeFor } from "~/values/deadline.server";
import { FUNCTION_DEADLINE, TOKEN_READ_DELAY } from "~/values/durations";
import { readBounded } from "~/values/read-bounded.server";
import { ok, type Result, refuse } from "~/values/result";

interface CallableOptions {
  /**
   * The address before a function's name: `https://europe-west3-PROJECT.cloudfunctions.net`, or the
   * emulator's.
   */
  url: string;
  /** Rejects while the provider gives no token. */
  freshIdToken(session: { id: string; uid: string }): Promise<string>;
  /** In ms. */
  timeoutMs?: number;
}

/**
 * The limit of an answer in bytes: what a function may send (cloud.google.com/functions/quotas, 2nd
 * generation).
 */
const mostBytes = 32 * 1024 * 1024;

/** By the status in an answer's error; any other status is a fault of the function's host. */
const codes: Readonly<Record<string, FunctionCode>> = {
  INVALID_ARGUMENT: "invalid-argument",
  UNAUTHENTICATED: "unauthenticated",
  PERMISSION_DENIED: "permission-denied",
  FAILED_PRECONDITION: "failed-precondition",
  NOT_FOUND: "not-found",
  UNAVAILABLE: "unavailable",
  DEADLINE_EXCEEDED: "unavailable",
  RESOURCE_EXHAUSTED: "resource-exhausted",
  INTERNAL: "internal",
};

/**
 * Functions on a host of their own, by the callable protocol: a POST of `{ data }` with a fresh ID
 * token of the member (product.md §7). Whatever isn't an answer of the protocol is `unavailable`.
 */
export function createCallableFunctions(options: CallableOptions): Functions {
  const { url, freshIdToken, timeoutMs = FUNCTION_DEADLINE } = options;

  async function ask(
    name: string,
    session: { id: string; uid: string },
    data: object | null,
    signal: AbortSignal,
  ): Promise<Result<unknown, FunctionCode>> {
    const token = await freshIdToken(session);
    await new Promise((resolve) => setTimeout(resolve, TOKEN_READ_DELAY));
    const response = await fetch(`${url}/${name}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ data }),
      // Follow no redirect, which would send the token elsewhere.
      redirect: "error",
      signal,
    });
    return toAnswer(response.status, await readBounded(response, mostBytes));
  }

  return {
    async call(name, session, data) {
      // Not `AbortSignal.timeout`, which keeps each request in memory until its time is over.
      const aborter = new AbortController();
      const asking = ask(name, session, data, aborter.signal).catch((error: unknown) =>
        unavailable(error instanceof Error ? nameOf(error) : "unknown"),
      );
      const time = timeFor(timeoutMs);
      const answer = await orLate(time, asking, () => {
        aborter.abort();
        return unavailable(`no answer within ${time} ms`);
      });
      return answer as Result<never, FunctionCode>;
    },
  };
}

const unavailable = (detail: string) => refuse<FunctionCode>("unavailable", { detail });

/** `fetch failed` says nothing; its cause has a code. */
function nameOf({ name, message, cause }: Error): string {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : null;
  return code ?? `${name}: ${message}`;
}

function toAnswer(status: number, text: string | null): Result<unknown, FunctionCode> {
  if (text === null) return unavailable(`HTTP ${status}, more than ${mostBytes} bytes`);
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return unavailable(`HTTP ${status}, ${text.length} characters that are no JSON`);
  }
  if (typeof answer !== "object" || answer === null) return unavailable(`HTTP ${status}, no object`);
  if (status === 200 && "result" in answer) return ok(answer.result);
  const error = "error" in answer ? (answer.error as { status?: unknown; details?: unknown } | null) : null;
  const code = typeof error?.status === "string" ? codes[error.status] : undefined;
  if (!code) return unavailable(`HTTP ${status}, no answer of the protocol`);
  const detail = `said by the function: ${error?.status}`;
  if (code !== "resource-exhausted") return refuse(code, { detail });
  // The host itself sends this status, without a time, when too many instances run.
  const { retryAfterMs } = (error?.details ?? {}) as { retryAfterMs?: unknown };
  return typeof retryAfterMs === "number" ? refuse(code, { retryAfterMs, detail }) : unavailable(detail);
}
