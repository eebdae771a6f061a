import { localStorageKeys } from "~/values/outcomes";

/** Remembers the address that a link was sent to (product.md §4, step 5). */
export function rememberEmailForSignIn(email: string): void {
  try {
    localStorage.setItem(localStorageKeys.emailForSignIn, email);
  } catch {
    // Storage may be forbidden; the attempt's cookie is enough.
  }
}

/**
 * Records the time of the sign-in (product.md §4, step 6), and forgets the address that a link was
 * sent to.
 */
export function recordLogin(): void {
  try {
    localStorage.setItem(localStorageKeys.loginTime, String(Date.now()));
    localStorage.removeItem(localStorageKeys.emailForSignIn);
  } catch {
    // Storage may be forbidden; then other tabs hear of the sign-in at their next request.
  }
}

/**
 * After a log out (product.md §4): the server has set a marker cookie; this clears what the server
 * can't reach.
 */
export function clearAfterSignOut(): void {
  if (!/(?:^|; )signed-out=/.test(document.cookie)) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = "signed-out=; Max-Age=0; Path=/; SameSite=Lax";
  try {
    for (const key of Object.values(localStorageKeys)) localStorage.removeItem(key);
    // Text typed in this tab (unsent-text.ts) must not be shown to the next user.
    sessionStorage.clear();
  } catch {
    // Storage may be forbidden; then nothing was kept.
  }
}
