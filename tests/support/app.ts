import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AppLoadContext } from "@remix-run/node";
import { pino } from "pino";
import { inject, onTestFinished } from "vitest";
import type { GraphQLServer } from "~/api/server";
import { compose } from "~/config/compose.server";
import type { AccountStatus } from "~/domain/account";
import type { Session, SessionRecord } from "~/domain/session";
import {
  accountsCollection,
  createPendingAccount,
  createProvenAccount,
} from "~/features/accounts/model/account";
import { limitsCollection } from "~/features/notifications/mails/mail-limits.server";
import { sessionsCollection } from "~/features/sign-in/auth/sessions.server";
import { createAppContext } from "~/http/app-context.server";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import { createStoreCounter } from "~/platform/counter/store.server";
import { createDirectoryFiles } from "~/platform/files/directory/files.server";
import { createMailReader } from "~/platform/mail/mail-reader.server";
import { createMailboxMailer } from "~/platform/mail/mailbox.server";
import type { Identity } from "~/platform/ports/identity";
import type { MailReader } from "~/platform/ports/mail-reader";
import type { Mailbox, Mailer } from "~/platform/ports/mailer";
import type { Searches } from "~/platform/ports/search";
import type { Store } from "~/platform/ports/store";
import { createSqliteSearches } from "~/platform/search/search.server";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import { createTurnPicture } from "~/platform/turned-pictures/turn-picture.server";
import { createWireTransport } from "~/shell/api/wire-transport.server";
import type { SiteSettings } from "~/shell/request/context.server";
import { SESSION_LIFETIME } from "~/values/durations";
import { hashed } from "~/values/hash.server";
import { limits } from "~/values/limits";
import indexes from "../../firestore.indexes.json";
import { createTestClock } from "./clock";
import { graphqlEndpoint } from "./graphql-mocks";

export const testOrigin = "http://localhost:3000";

const testSite: SiteSettings = {
  brand: "Guildhall",
  contact: "hello@localhost",
  securityContact: "mailto:hello@localhost",
  operator: {
    name: "Guild Ltd",
    address: "1 Yard, Leeds",
    law: "England and Wales",
    termsVersion: "1 May 2026",
  },
  mailFrom: "Guildhall <hello@localhost>",
  origin: testOrigin,
  linkHost: "localhost:3000",
  local: true,
  development: false,
  developerThemes: true,
  analytics: null,
  firebase: { apiKey: "test", projectId: "demo-test", emulatorHost: "127.0.0.1:9" },
};

interface TestAppOptions {
  /** The identity provider; without one, a test that asks it fails. Use `useTestIdentity()` for the emulator. */
  identity?: Identity;
  /** `mocked` (default): operations go to msw, see graphql-mocks. `real`: to the API in process. */
  graphql?: "mocked" | "real";
  site?: Partial<SiteSettings>;
  /** Milliseconds after which a GraphQL request counts as unanswered. */
  timeoutMs?: number;
  /** In place of the moment at which tests begin, where something outside compares what is written with real time. */
  now?: Date;
  /** In place of one in memory. Closed when the test ends. */
  store?: Store;
  /** The same. */
  search?: Searches;
  /** Where replies to mails are received; nowhere by default. */
  inboundDomain?: string | null;
  /** In place of the real one. */
  mailReader?: MailReader;
  /** To addresses that nobody has proven. */
  signUpMailsPerHour?: number;
  /** As in production; not by default. */
  administratorsNeedPasskeys?: boolean;
  /** In place of one in a directory of the test's own. */
  mailbox?: Mailer & Mailbox;
}

/** The API, with the lookup that the web half makes before it asks. */
export interface TestApi extends GraphQLServer {
  sessionOf(id: string): Promise<Session | null>;
}

export type TestApp = ReturnType<typeof createTestApp>;

/**
 * The product without its HTTP layer: store, mailbox, worker, sessions and cookies are the real ones,
 * in memory or in a directory of the test's own. `context(request)` is what loaders and actions get.
 */
export function createTestApp({
  identity = noIdentity,
  graphql = "mocked",
  site,
  timeoutMs = 30_000,
  now,
  store = createVersionedStore(createSqliteStore({ file: ":memory:", indexes })),
  search = createSqliteSearches({ directory: null }),
  mailbox: givenMailbox,
  inboundDomain = null,
  mailReader = createMailReader(),
  signUpMailsPerHour = limits.signUpMailsPerHour,
  administratorsNeedPasskeys = false,
}: TestAppOptions = {}) {
  const clock = createTestClock(now);
  const logged: { level: number; msg: string; [field: string]: unknown }[] = [];
  const log = pino(
    { level: "trace", base: null },
    { write: (line: string) => logged.push(JSON.parse(line)) },
  );
  const directory = mkdtempSync(join(tmpdir(), "mailbox-"));
  const mailbox =
    givenMailbox ?? createMailboxMailer({ directory, clock, from: "Guildhall <hello@localhost>" });
  const counter = createStoreCounter({ store, clock, collection: limitsCollection, secret: "of the tests" });
  const mocked = createWireTransport({
    url: graphqlEndpoint,
    apiKey: null,
    timeoutMs,
    freshIdToken: async ({ uid }) => `id-token-of-${uid}`,
  });
  const transport = graphql === "real" ? null : mocked;
  const files = createDirectoryFiles({ directory: join(directory, "files"), clock });
  const product = compose(
    {
      store,
      search,
      files,
      identity,
      clock,
      log,
      mailer: mailbox,
      mailbox,
      mailReader,
      counter,
      transport,
      turnPicture: createTurnPicture(inject("pictureProgram")),
    },
    {
      site: { ...testSite, ...site },
      cookieSecrets: ["a secret of the tests, long enough"],
      secureCookies: false,
      api: { key: null, open: false },
      signUpMailsPerHour,
      administratorsNeedPasskeys,
      inboundDomain,
      authservId: "mx.guildhall.test",
      apiTimeout: timeoutMs,
    },
  );
  const { auth, worker, web } = product;
  const { cookies } = web;
  const api: TestApi = { ...product.graphql, sessionOf: (id) => auth.sessions.findById(id) };

  onTestFinished(async () => {
    await worker.stop();
    await search.close();
    await store.close();
    rmSync(directory, { recursive: true, force: true });
  });

  return {
    auth,
    api,
    brand: web.site.brand,
    clock,
    counter,
    cookies,
    /** Of the mails, and of members' files. */
    directory,
    files,
    log,
    logged,
    mailbox,
    store,
    search,
    worker,
    wakeWorker: () => worker.wake(),
    receiveMail: product.receiveMail,
    sentFiles: product.sentFiles,

    /** What a loader or an action gets beside its request. */
    context(request: Request, network = "192.0.2.1"): AppLoadContext {
      return createAppContext(web, request, { log, requestId: "request-of-a-test", network });
    },

    /** A member with a live session: answers their uid and the cookie header of their browser. */
    async signIn({
      email = `member.${randomUUID().slice(0, 8)}@example.com`,
      status = "ACTIVE" as AccountStatus,
      uid = `uid-${randomUUID()}`,
      session = {} as Partial<SessionRecord>,
    } = {}) {
      const cookie = `session-cookie-${randomUUID()}`;
      const now = clock.now();
      const at = now.toISOString();
      const account =
        status === "PENDING"
          ? createPendingAccount(email, null, now)
          : { ...createProvenAccount(email, now), status };
      const record: SessionRecord = {
        uid,
        email,
        claims: { kind: null, admin: false },
        attempt: null,
        draft: null,
        createdAt: at,
        lastSeenAt: at,
        verifiedAt: at,
        expiresAt: new Date(now.getTime() + SESSION_LIFETIME).toISOString(),
        device: "Firefox on Linux",
        ...session,
      };
      await store.transact(async (tx) => {
        tx.set(accountsCollection, uid, account);
        tx.set(sessionsCollection, hashed("session", cookie), record);
      });
      return {
        uid,
        email,
        cookie: toCookieHeader([await cookies.setSession(cookie)]),
        sessionId: hashed("session", cookie),
      };
    },

    /** The cookie header of a browser in the middle of an account creation. */
    async skippingRedirects(): Promise<string> {
      return toCookieHeader([await cookies.setSkipRedirects()]);
    },

    /** The newest mail to an address, with the address that its button leads to. */
    async lastMail(to: string) {
      await worker.runDue();
      const mail = (await mailbox.list()).find((sent) => sent.to === to);
      if (!mail) throw new Error(`no mail to ${to}`);
      const [link = ""] = mail.text.match(/http\S+/) ?? [];
      return { ...mail, link: new URL(link) };
    },
  };
}

/** A GET as a browser on the site sends it. */
export function get(
  path: string,
  { cookie = "", headers = {} }: { cookie?: string; headers?: HeadersInit } = {},
): Request {
  return new Request(new URL(path, testOrigin), {
    headers: { ...Object.fromEntries(new Headers(headers)), cookie },
  });
}

/**
 * A form post as a browser on the site sends it. `data`: by the running page instead of the document. `also`: fields
 * after the others, of whatever name.
 */
export function post(
  path: string,
  fields: Record<string, string>,
  { cookie = "", data = null as string | null, also = [] as [name: string, value: string][] } = {},
): Request {
  const url = new URL(path, testOrigin);
  if (data) url.searchParams.set("_data", data);
  return new Request(url, {
    method: "POST",
    body: new URLSearchParams([...Object.entries(fields), ...also]),
    headers: { cookie, origin: testOrigin },
  });
}

/** The response of a loader or an action, whether it was returned or thrown. */
export async function respond(run: () => Promise<unknown>): Promise<Response> {
  const answer = await run().catch((thrown: unknown) => thrown);
  if (answer instanceof Response) return answer;
  if (answer instanceof Error) throw answer;
  // What a page's loader hands to the rendering as it is (uncopied-data.server.ts).
  const isDeferred = typeof answer === "object" && answer !== null && "resolveData" in answer;
  return Response.json(isDeferred ? (answer as unknown as { data: unknown }).data : answer);
}

/** What a browser sends back after these Set-Cookie lines; earlier cookies are replaced by name. */
export function toCookieHeader(setCookies: readonly string[], before = ""): string {
  const jar = new Map(
    before
      .split("; ")
      .filter(Boolean)
      .map((pair) => [pair.split("=")[0], pair] as const),
  );
  for (const line of setCookies) {
    const [pair = ""] = line.split(";");
    const name = pair.split("=")[0] ?? "";
    if (/max-age=0/i.test(line)) jar.delete(name);
    else jar.set(name, pair);
  }
  return [...jar.values()].join("; ");
}

// Whoever asks it in a test that mocks GraphQL alone gets a loud failure.
const noIdentity = new Proxy({} as Identity, {
  get: (_target, name) => () => {
    throw new Error(`identity.${String(name)} was asked, but this test has no identity provider`);
  },
});

/** A sweep in a test pauses for nobody. */
export const atOnce = async () => {};
