import type { AppLoadContext } from "@remix-run/node";
import type { Auth } from "~/features/sign-in/auth/auth.server";
import type { SessionState } from "~/features/sign-in/auth/sessions.server";
import type { Clock } from "~/platform/ports/clock";
import type { Functions } from "~/platform/ports/functions";
import type { Log } from "~/platform/ports/log";
import type { Mailbox } from "~/platform/ports/mailer";
import { REQUEST_DEADLINE } from "~/platform/values/times";
import { createFunctionsOfApi } from "~/shell/api/functions-of-api.server";
import { createGraphQLClient, type GraphQLTransport } from "~/shell/api/graphql-client.server";
import type { SiteSettings } from "./context.server";
import type { Cookies } from "./cookies.server";
import type { PostLimit } from "./post-limit.server";

/** What is the same for all requests. */
export interface ContextParts {
  site: SiteSettings;
  /** What visitors are told while nothing can be written; null while all can. */
  notice: () => string | null;
  clock: Clock;
  auth: Auth;
  cookies: Cookies;
  transport: GraphQLTransport;
  /** Null for those of the API. */
  functions: Functions | null;
  mailbox: Mailbox | null;
  postLimit: PostLimit;
}

/** What is known of a request before anything has looked into it. */
interface Arrived {
  log: Log;
  requestId: string;
  /** Where it came from. */
  network: string;
}

/** The context of one incoming request: its session is looked up once, its queries are asked once. */
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
    log,
    requestId,
    api,
    functions: parts.functions ?? createFunctionsOfApi(api, (id) => parts.auth.sessions.findById(id)),
    session: () =>
      (session ??= parts.cookies.readSession(request).then((cookie) => parts.auth.sessions.find(cookie))),
    async takePost(kind = "form") {
      const taken = await parts.postLimit.take(kind, network);
      if (taken.ok) posts = taken.nth ?? 1;
      // Without the address, which would say who it was.
      if (!taken.ok) log.info({ kind }, "A network posted too much");
      return taken;
    },
    posts: () => posts,
    dueAt: request.method === "POST" ? null : performance.now() + REQUEST_DEADLINE,
    // Remix strips `_data` before an action sees the address, so it is read here.
    isDataRequest: new URL(request.url).searchParams.has("_data"),
  };
}
