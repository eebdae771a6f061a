import type { AppLoadContext } from "@remix-run/node";
import type { SessionState } from "~/domain/session";
import type { Auth } from "~/features/authentication/auth/auth.server";
import type { Clock } from "~/platform/ports/clock";
import type { Functions } from "~/platform/ports/functions";
import type { Log } from "~/platform/ports/log";
import type { ExampleMail, Mailbox } from "~/platform/ports/mailer";
import type { PrintPaper } from "~/platform/ports/print-paper";
import { createFunctionsOfApi } from "~/shell/api/functions-of-api.server";
import {
  createGraphQLClient,
  type GraphQLClient,
  type GraphQLTransport,
} from "~/shell/api/graphql-client.server";
import type { Resumes, SiteSettings, Uploads } from "~/shell/request/context.server";
import type { Cookies } from "~/shell/request/cookies.server";
import type { PostKind, PostLimit } from "~/shell/request/post-limit.server";
import type { Counted } from "~/values/bound";
import { REQUEST_DEADLINE } from "~/values/durations";

/** The parts that all requests share. */
export interface ContextParts {
  site: SiteSettings;
  /** The message to visitors while the site is read-only; null otherwise. */
  notice: () => string | null;
  clock: Clock;
  auth: Auth;
  cookies: Cookies;
  transport: GraphQLTransport;
  /** Null to use those of the API. */
  functions: Functions | null;
  /** Whether landing pages show a brief of the day: where they are told when it ends. */
  briefOfTheDay: boolean;
  mailbox: Mailbox | null;
  exampleMails: (() => ExampleMail[]) | null;
  uploads: Uploads;
  resumes: Resumes;
  countPaper: (uid: string) => Promise<Counted>;
  printPaper: PrintPaper;
  postLimit: PostLimit;
}

/** What is known of a request on arrival. */
interface Arrived {
  log: Log;
  requestId: string;
  /** The network that it came from. */
  network: string;
}

/** The context of one incoming request: it looks up the session once, and sends each query once. */
export function createAppContext(
  parts: ContextParts,
  request: Request,
  { log, requestId, network }: Arrived,
): AppLoadContext {
  let session: Promise<SessionState> | undefined;
  let posts = 1;
  const api = createGraphQLClient(parts.transport, requestId);
  return {
    site: parts.site,
    notice: parts.notice(),
    clock: parts.clock,
    auth: parts.auth,
    cookies: parts.cookies,
    mailbox: parts.mailbox,
    exampleMails: parts.exampleMails,
    uploads: parts.uploads,
    resumes: parts.resumes,
    countPaper: parts.countPaper,
    printPaper: parts.printPaper,
    briefOfTheDay: parts.briefOfTheDay,
    log,
    requestId,
    api,
    functions: parts.functions ?? createFunctionsOfApi(api, (id) => parts.auth.sessions.findById(id)),
    session: () =>
      (session ??= parts.cookies.readSession(request).then((cookie) => parts.auth.sessions.find(cookie))),
    async takePost(kind = "form") {
      // Any site's page can make a browser send a GET: it must spend nothing that forms need.
      if (request.method !== "POST") throw new Error(`A ${request.method} counts as no form`);
      const taken = await parts.postLimit.take(kind, network);
      if (taken.ok) posts = taken.nth ?? 1;
      // Without the address, which would identify the visitor.
      if (!taken.ok) log.info({ kind }, "A network posted too much");
      return taken;
    },
    posts: () => posts,
    dueAt: request.method === "POST" ? null : performance.now() + REQUEST_DEADLINE,
    // Remix strips `_data` before an action sees the address, so read it here.
    isDataRequest: new URL(request.url).searchParams.has("_data"),
  };
}

/** The `context` of every loader and action, created for each incoming request. */
export interface AppContext {
  site: SiteSettings;
  /** The message to visitors while the site is read-only; null otherwise. */
  notice: string | null;
  clock: Clock;
  auth: Auth;
  api: GraphQLClient;
  /** Called by name, in this process or on a host of their own. */
  functions: Functions;
  cookies: Cookies;
  uploads: Uploads;
  resumes: Resumes;
  /** Counts a paper of a member’s that is made without a printer. */
  countPaper(uid: string): Promise<Counted>;
  printPaper: PrintPaper;
  log: Log;
  /** The id of this request, which its response and its log lines carry. */
  requestId: string;
  /** The requester according to the cookie. The same promise for the whole request. */
  session(): Promise<SessionState>;
  /**
   * Counts an accepted post for the network of this request, by default a form's; tells if it
   * exceeds the limit.
   */
  takePost(kind?: PostKind): Promise<Counted>;
  /**
   * How many posts its network has made in ten minutes, the last accepted one included; 1 if none
   * was counted.
   */
  posts(): number;
  /**
   * The deadline of a request that only reads, on `performance.now()`'s clock; null for a post
   * (decisions/jobs.md).
   */
  dueAt: number | null;
  /** Whether it is a data request of the running page (`_data`), as opposed to a document. */
  isDataRequest: boolean;
  /** Whether landing pages show a brief of the day. */
  briefOfTheDay: boolean;
  /** The local mailbox; null outside local mode. */
  mailbox: Mailbox | null;
  /** An example of each mail in the language of the request; null outside local mode. */
  exampleMails: (() => ExampleMail[]) | null;
}

declare module "@remix-run/node" {
  interface AppLoadContext extends AppContext {}
}
