/**
 * A service that we need gives no answer now: the store, the identity provider, the API. Worth
 * retrying later. Every other error that nothing expects is a fault of ours.
 */
export class Trouble extends Error {
  override name = "Trouble";
  /** Milliseconds after which the service answers again, where it says so. */
  readonly retryAfterMs: number | null = null;
}
