import { randomUUID } from "node:crypto";
import type { Agent } from "node:http";
import {
  type AppOptions,
  type Credential,
  cert,
  deleteApp,
  initializeApp,
  type ServiceAccount,
} from "firebase-admin/app";
import { type Auth, getAuth } from "firebase-admin/auth";

export interface AdminAppOptions {
  projectId: string;
  serviceAccount?: object | null;
  emulatorHost?: string | null;
  credential?: Credential;
  httpAgent?: Agent;
}

/**
 * Creates an app for each call, so that two adapters (two tests, for example) share no state.
 *
 * firebase-admin decides by FIREBASE_AUTH_EMULATOR_HOST alone whether it uses an emulator, and
 * which; there is no option for it. So the SDK is asked, once, which address it uses for its
 * requests, and the adapter refuses to start unless it is the configured one. The SDK keeps that
 * address for the app's life, so a later change of the variable redirects no request; the part that
 * it reads again on each verification is covered by token-shape.server.ts.
 *
 * @throws Error when the two disagree; nothing is left open then
 */
export function createAdminApp(options: AdminAppOptions): { auth: Auth; close: () => Promise<void> } {
  const { projectId, serviceAccount, emulatorHost, credential, httpAgent } = options;
  const appOptions: AppOptions = { projectId };
  if (httpAgent) appOptions.httpAgent = httpAgent;
  if (credential) appOptions.credential = credential;
  // `cert` takes the names of a downloaded key file, checks them, and names the missing one.
  else if (serviceAccount && !emulatorHost) appOptions.credential = cert(serviceAccount as ServiceAccount);
  const app = initializeApp(appOptions, `identity-${randomUUID()}`);
  const close = () => deleteApp(app);
  try {
    const auth = getAuth(app);
    requireSameProvider(auth, emulatorHost ?? null);
    return { auth, close };
  } catch (error) {
    void close();
    throw error;
  }
}

function requireSameProvider(auth: Auth, emulatorHost: string | null) {
  const seen = addressSeenBy(auth);
  const expected = emulatorHost ? `http://${emulatorHost}/` : "https://identitytoolkit.googleapis.com/";
  if (seen?.startsWith(expected)) return;
  throw new Error(
    `Firebase Admin would call ${seen ?? "an unknown address"}, not ${expected}: ` +
      `FIREBASE_AUTH_EMULATOR_HOST must be ${emulatorHost ? `"${emulatorHost}"` : "unset"} when the process starts.`,
  );
}

/** Reads a private field; tests/platform/identity fail when an upgrade moves it. */
function addressSeenBy(auth: Auth): string | null {
  const handler: unknown = Reflect.get(auth, "authRequestHandler");
  const getBuilder: unknown =
    handler instanceof Object ? Reflect.get(handler, "getAuthUrlBuilder") : undefined;
  const builder: unknown = typeof getBuilder === "function" ? getBuilder.call(handler) : undefined;
  const format: unknown = builder instanceof Object ? Reflect.get(builder, "urlFormat") : undefined;
  return typeof format === "string" ? format : null;
}
