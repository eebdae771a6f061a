/** Why a GraphQL request got no usable answer (product.md §8). */
export type TransportFailureReason = "status" | "invalid-json" | "no-response" | "timeout" | "graphql-error";

/**
 * The one failure of the GraphQL transport: a non-success status, a body that isn't JSON or isn't a
 * GraphQL answer, no response, a time-out, or errors instead of data. Worth another try later.
 */
export class TransportFailure extends Error {
  override name = "TransportFailure";
  constructor(
    readonly reason: TransportFailureReason,
    readonly operationName: string,
    readonly detail: string,
    /** The API's own code of the first error, with `graphql-error`. */
    readonly code: string | null = null,
    /** Where the API counts what is asked, and it was too much: milliseconds until it lets the next one through. */
    readonly retryAfterMs: number | null = null,
  ) {
    super(`${operationName}: ${reason} (${detail})`);
  }
}

/** An answer of the API that has errors, by the first of them. */
export function failureOf(operationName: string, errors: unknown): TransportFailure {
  const [first] = Array.isArray(errors) ? (errors as { extensions?: Record<string, unknown> }[]) : [];
  const { code, retryAfter } = first?.extensions ?? {};
  return new TransportFailure(
    "graphql-error",
    operationName,
    "errors in the answer",
    typeof code === "string" ? code : null,
    typeof retryAfter === "number" ? retryAfter * 1_000 : null,
  );
}

/** Whether the API refused what it was asked, a made-up cursor for instance: trying again is no use. */
export function isBadInput(error: unknown): boolean {
  return error instanceof TransportFailure && error.code === "BAD_USER_INPUT";
}
