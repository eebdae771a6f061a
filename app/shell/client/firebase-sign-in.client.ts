// `.client`, because the server would load the SDK at its start and never use it. Named imports in
// a module of their own, loaded on demand, make it a third smaller than the whole package.
import { deleteApp, initializeApp, setLogLevel } from "firebase/app";
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
  signOut,
} from "firebase/auth";
import { PROVIDER_PAGE_DEADLINE } from "~/values/durations";
import type { HandOff } from "./hand-off";

/**
 * Signs in with a custom token and resolves to the ID token. Nothing stays in the browser: the
 * session is the server's cookie. Rejects if the provider gives no answer within 5 seconds, so that
 * the server can finish instead.
 */
export async function signInForIdToken(customToken: string, settings: HandOff["firebase"]): Promise<string> {
  // The SDK's bookkeeping outlives the app for a moment, and would warn in the visitor's console
  // that the app is gone.
  setLogLevel("error");
  const app = initializeApp(
    { apiKey: settings.apiKey, projectId: settings.projectId },
    `sign-in-${Date.now()}`,
  );
  try {
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    if (settings.emulatorHost) {
      connectAuthEmulator(auth, `http://${settings.emulatorHost}`, { disableWarnings: true });
    }
    const { user } = await within(PROVIDER_PAGE_DEADLINE, signInWithCustomToken(auth, customToken));
    const idToken = await user.getIdToken();
    await signOut(auth);
    return idToken;
  } finally {
    await deleteApp(app);
  }
}

function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("timeout")), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
