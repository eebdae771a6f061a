import type { Log } from "~/platform/ports/log";
import { withoutAddresses } from "~/values/text";

/** Logs a fault of ours in a request. */
export function logFault(log: Log, fault: unknown): void {
  const { name, message, stack = "" } = fault instanceof Error ? fault : new Error(String(fault));
  log.error(
    { name, message: withoutAddresses(message), stack: withoutAddresses(stack) },
    "A loader, an action or a page failed",
  );
}
