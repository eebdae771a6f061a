import { meantAddress } from "~/domain/mistyped-email.server";
import type { AskedAddress } from "~/shell/client/hand-off";

/** The name of the buttons that answer the question; the value is the chosen address. */
export const chosenControl = "chosen";

/**
 * The address to continue with; or both, if the typed one looks mistyped and the visitor hasn't
 * chosen yet. A choice that is neither of the two counts as none: the field was changed since.
 */
export function askAddress(
  email: string,
  chosen: string | undefined,
): { email: string; asked: null } | { email: null; asked: AskedAddress } {
  const meant = meantAddress(email);
  if (meant === null || chosen === email) return { email, asked: null };
  return chosen === meant ? { email: meant, asked: null } : { email: null, asked: { typed: email, meant } };
}
