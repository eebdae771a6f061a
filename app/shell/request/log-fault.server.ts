import type { Log } from "~/platform/ports/log";
import { withoutAddresses } from "~/platform/values/text";

/**
 * Logs a fault of ours in a request, preferably its cause: what a resolver threw says more than the
 * operation's error.
 */
export function logFault(log: Log, fault: unknown): void {
  const error = fault instanceof Error && fault.cause instanceof Error ? fault.cause : fault;
  const { name, message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  log.error(
    { name, message: withoutAddresses(message), stack: withoutAddresses(stack) },
    "A loader, an action or a page failed",
  );
}
