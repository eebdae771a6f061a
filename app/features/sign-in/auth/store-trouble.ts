import { IdentityUnavailableError } from "~/platform/ports/identity";
import { StoreContentionError, StoreUnavailableError } from "~/platform/ports/store";

/** Whether the store can't answer now and may soon: locked, full, or asked for one thing by too many. */
export function isStoreTrouble(error: unknown): error is Error {
  return error instanceof StoreUnavailableError || error instanceof StoreContentionError;
}

/** Whether what failed is outside of us and may pass: the store or the provider. Everything else is a fault of ours. */
export function isTrouble(error: unknown): error is Error {
  return isStoreTrouble(error) || error instanceof IdentityUnavailableError;
}
