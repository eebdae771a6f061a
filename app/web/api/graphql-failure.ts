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
  ) {
    super(`${operationName}: ${reason} (${detail})`);
  }
}
