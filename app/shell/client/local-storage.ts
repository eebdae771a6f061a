import { localStorageKeys } from "~/platform/values/outcomes";

/** Notes to which address a link was sent (product.md §4, step 5). */
export function rememberEmailForSignIn(email: string): void {
  try {
    localStorage.setItem(localStorageKeys.emailForSignIn, email);
  } catch {
    // Storage may be forbidden; the attempt's cookie does the work.
  }
}

/** Notes when somebody signed in (product.md §4, step 6); the address that a link was sent to has served. */
export function recordLogin(): void {
  try {
    localStorage.setItem(localStorageKeys.loginTime, String(Date.now()));
    localStorage.removeItem(localStorageKeys.emailForSignIn);
  } catch {
    // Storage may be forbidden; nothing depends on it.
  }
}

/** After a log out (product.md §4): the server left a marker cookie; this clears what it can't reach. */
export function clearAfterSignOut(): void {
  if (!/(?:^|; )signed-out=/.test(document.cookie)) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = "signed-out=; Max-Age=0; Path=/; SameSite=Lax";
  try {
    for (const key of Object.values(localStorageKeys)) localStorage.removeItem(key);
    // What was typed in this tab (unsent-text.ts) is nobody else's.
    sessionStorage.clear();
  } catch {
    // Storage may be forbidden; then nothing was kept.
  }
}
