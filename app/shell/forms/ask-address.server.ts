import { meantAddress } from "~/content/mistyped-email.server";
import type { AskedAddress } from "~/shell/client/hand-off";

/** The control of the buttons that answer the question; its value is the address that was chosen. */
export const chosenControl = "chosen";

/**
 * The address to go on with; or both, where the one that was typed looks mistyped and nobody has said yet
 * which it is. A choice between two others than these is none: the field was changed since.
 */
export function askAddress(
  email: string,
  chosen: string | undefined,
): { email: string; asked: null } | { email: null; asked: AskedAddress } {
  const meant = meantAddress(email);
  if (meant === null || chosen === email) return { email, asked: null };
  return chosen === meant ? { email: meant, asked: null } : { email: null, asked: { typed: email, meant } };
}
