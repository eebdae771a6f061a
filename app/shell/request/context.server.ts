import type { Operator } from "~/content/operator";
import type { Auth } from "~/features/sign-in/auth/auth.server";
import type { SessionState } from "~/features/sign-in/auth/sessions.server";
import type { Clock } from "~/platform/ports/clock";
import type { Functions } from "~/platform/ports/functions";
import type { Log } from "~/platform/ports/log";
import type { Mailbox } from "~/platform/ports/mailer";
import type { Counted } from "~/platform/values/bound";
import type { GraphQLClient } from "~/shell/api/graphql-client.server";
import type { Cookies } from "./cookies.server";
import type { PostKind } from "./post-limit.server";

/** What pages may know of the configuration. */
export interface SiteSettings {
  brand: string;
  contact: string;
  /** Where holes are reported: a mailto: or https:// address. */
  securityContact: string;
  operator: Operator;
  /** The sender of our mails, as people see it. */
  mailFrom: string;
  origin: string;
  /** Exact host that a page must be asked for at, before a login e-mail is sent (product.md §5). */
  linkHost: string;
  local: boolean;
  development: boolean;
  /** Whether the developers’ themes are offered. */
  developerThemes: boolean;
  analytics: { script: string; site: string | null } | null;
  /** What the browser needs to finish a sign-in with the provider. */
  firebase: { apiKey: string; projectId: string; emulatorHost: string | null };
}

/** What every loader and action gets as `context`, made anew for each incoming request. */
export interface AppContext {
  site: SiteSettings;
  /** What visitors are told while nothing can be written; null while all can. */
  notice: string | null;
  clock: Clock;
  auth: Auth;
  api: GraphQLClient;
  /** Called by name, in this process or on a host of their own. */
  functions: Functions;
  cookies: Cookies;
  log: Log;
  /** The number of this request, which its answer carries and its lines in the log. */
  requestId: string;
  /** Who asks, by their cookie. The same promise for the whole request. */
  session(): Promise<SessionState>;
  /** Counts an accepted post for the network that this request came from, a form's by default; answers when it is one too many. */
  takePost(kind?: PostKind): Promise<Counted>;
  /** Which post of its network in ten minutes the last one that was taken is; 1 where nobody has counted. */
  posts(): number;
  /**
   * By when a request that only reads has its answer, on `performance.now()`'s clock; null for a
   * post (decisions/jobs.md).
   */
  dueAt: number | null;
  /** A data request of the running page (`_data`), as opposed to a document. */
  isDataRequest: boolean;
  /** The local mailbox; null outside local mode. */
  mailbox: Mailbox | null;
}

declare module "@remix-run/node" {
  interface AppLoadContext extends AppContext {}
}
