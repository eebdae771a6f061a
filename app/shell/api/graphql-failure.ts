/** Why a GraphQL request got no usable answer (product.md §8). */
export type TransportFailureReason =
  | "status"
  | "invalid-json"
  | "no-response"
  | "timeout"
  | "too-many"
  | "unavailable";

/**
 * The one failure of the GraphQL transport: a non-success status, a body that isn't JSON or isn't a
 * GraphQL answer, no response, a time-out, or an API without what it needs. Worth another try later.
 */
export class TransportFailure extends Error {
  override name = "TransportFailure";
  constructor(
    readonly reason: TransportFailureReason,
    readonly operationName: string,
    readonly detail: string,
    /** Where the API counts what is asked, and it was too much: milliseconds until it lets the next one through. */
    readonly retryAfterMs: number | null = null,
  ) {
    super(`${operationName}: ${reason} (${detail})`);
  }
}

/**
 * The API answered with errors, and not for want of something that it needs: a fault of ours, or a refusal
 * of what was asked. Trying again is no use. `cause` is what a resolver threw, where the API is in this process.
 */
export class OperationFault extends Error {
  override name = "OperationFault";
  constructor(
    operationName: string,
    /** The API's own code of the first error; null for none. */
    readonly code: string | null,
    options?: { cause?: unknown },
  ) {
    super(`${operationName}: ${code ?? "errors without a code"}`, options);
  }
}

/** What `errors` in the place of data stand for. */
export function failureOf(
  operationName: string,
  errors: unknown,
  cause?: unknown,
): TransportFailure | OperationFault {
  const [first] = Array.isArray(errors) ? (errors as { extensions?: Record<string, unknown> }[]) : [];
  const { code, retryAfter } = first?.extensions ?? {};
  if (typeof retryAfter === "number")
    return new TransportFailure("too-many", operationName, "said by the API", retryAfter * 1_000);
  if (code === "UNAVAILABLE") return new TransportFailure("unavailable", operationName, "said by the API");
  return new OperationFault(operationName, typeof code === "string" ? code : null, { cause });
}

/** Whether the API found no member behind what it was asked: the session has ended. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof OperationFault && error.code === "AUTHENTICATION_REQUIRED";
}

/** Whether the API asks first for a new proof of who asks. */
export function asksForProof(error: unknown): boolean {
  return error instanceof OperationFault && error.code === "PROVE_AGAIN";
}

/** Whether the API refused what it was asked, a made-up cursor for instance. */
export function isBadInput(error: unknown): boolean {
  return error instanceof OperationFault && error.code === "BAD_USER_INPUT";
}
