import { IdentityUnavailableError } from "~/platform/ports/identity";
import { StoreContentionError, StoreUnavailableError } from "~/platform/ports/store";

/**
 * Whether the store is temporarily unable to answer: locked, full, or with too much contention on
 * one record.
 */
export function isStoreTrouble(error: unknown): error is Error {
  return error instanceof StoreUnavailableError || error instanceof StoreContentionError;
}

/** Whether an error is temporary trouble of the store or the provider. Any other error is a bug. */
export function isTrouble(error: unknown): error is Error {
  return isStoreTrouble(error) || error instanceof IdentityUnavailableError;
}
