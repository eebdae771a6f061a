import { Trouble } from "~/values/trouble";

/** Why a GraphQL request got no usable answer (product.md §8). */
export type TransportFailureReason =
  | "status"
  | "invalid-json"
  | "no-response"
  | "timeout"
  | "too-many"
  | "unavailable";

/**
 * The only failure of the GraphQL transport: a non-success status, a body that isn't JSON or isn't
 * a GraphQL answer, no response, a time-out, or an API that lacks a service it needs. Worth
 * retrying later.
 */
export class TransportFailure extends Trouble {
  override name = "TransportFailure";
  constructor(
    readonly reason: TransportFailureReason,
    readonly operationName: string,
    readonly detail: string,
    /** Set where the API's rate limit was exceeded. */
    override readonly retryAfterMs: number | null = null,
  ) {
    super(`${operationName}: ${reason} (${detail})`);
  }
}

/**
 * The API answered with errors, and not because a service it needs was missing: either a fault of
 * ours or a refusal. Retrying is useless.
 */
export class OperationFault extends Error {
  override name = "OperationFault";
  constructor(
    operationName: string,
    /** The API's code of the first error; null for none. */
    readonly code: string | null,
  ) {
    super(`${operationName}: ${code ?? "errors without a code"}`);
  }
}

/** Converts the `errors` of an answer without data into an error. */
export function failureOf(operationName: string, errors: unknown): TransportFailure | OperationFault {
  const [first] = Array.isArray(errors) ? (errors as { extensions?: Record<string, unknown> }[]) : [];
  const { code, retryAfter } = first?.extensions ?? {};
  if (typeof retryAfter === "number")
    return new TransportFailure("too-many", operationName, "said by the API", retryAfter * 1_000);
  if (code === "UNAVAILABLE" || code === "SERVICE_UNAVAILABLE")
    return new TransportFailure("unavailable", operationName, "said by the API");
  return new OperationFault(operationName, typeof code === "string" ? code : null);
}

/** Whether the API found no member for the operation: the session has ended. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof OperationFault && error.code === "AUTHENTICATION_REQUIRED";
}

/** Whether the API requires a new proof of identity first. */
export function asksForProof(error: unknown): boolean {
  return error instanceof OperationFault && error.code === "PROVE_AGAIN";
}

/** Whether the API requires a proven address first. */
export function asksToConfirm(error: unknown): boolean {
  return error instanceof OperationFault && error.code === "CONFIRM_FIRST";
}

/** Whether the API refused the input, for example an invalid cursor. */
export function isBadInput(error: unknown): boolean {
  return error instanceof OperationFault && error.code === "BAD_USER_INPUT";
}
