import type { Log } from "~/platform/ports/log";
import { withoutAddresses } from "~/platform/values/text";

/** A fault of ours in a request, by where it arose: what a resolver threw rather than that one did. */
export function logFault(log: Log, fault: unknown): void {
  const error = fault instanceof Error && fault.cause instanceof Error ? fault.cause : fault;
  const { name, message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  log.error(
    { name, message: withoutAddresses(message), stack: withoutAddresses(stack) },
    "A loader, an action or a page failed",
  );
}
