import { StoreContentionError, StoreUnavailableError } from "~/ports/store";

/** Whether the store can't answer now and may soon: locked, full, or asked for one thing by too many. */
export function isStoreTrouble(error: unknown): error is Error {
  return error instanceof StoreUnavailableError || error instanceof StoreContentionError;
}
