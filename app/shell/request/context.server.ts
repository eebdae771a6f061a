import type { Operator } from "~/content/operator";
import type { ResumeAnswer, ResumeAsked } from "~/content/resume/read-resume-file.server";
import type { Auth } from "~/features/sign-in/auth/auth.server";
import type { SessionState } from "~/features/sign-in/auth/sessions.server";
import type { Clock } from "~/platform/ports/clock";
import type { Files } from "~/platform/ports/files";
import type { Functions } from "~/platform/ports/functions";
import type { IsLockedPdf } from "~/platform/ports/locked-pdf";
import type { Log } from "~/platform/ports/log";
import type { Mailbox } from "~/platform/ports/mailer";
import type { RunInThread } from "~/platform/ports/threads";
import type { TurnPicture } from "~/platform/ports/turn-picture";
import type { Counted } from "~/platform/values/bound";
import type { GraphQLClient } from "~/shell/api/graphql-client.server";
import type { Cookies } from "./cookies.server";
import type { PostKind } from "./post-limit.server";

/** The configuration that pages may use. */
export interface SiteSettings {
  brand: string;
  contact: string;
  /** Where security problems are reported: a mailto: or https:// address. */
  securityContact: string;
  operator: Operator;
  /** The sender of our mails, as recipients see it. */
  mailFrom: string;
  origin: string;
  /**
   * The exact host that a page must be requested from before a login e-mail is sent (product.md
   * §5).
   */
  linkHost: string;
  local: boolean;
  development: boolean;
  /** Whether the developers' themes are offered. */
  developerThemes: boolean;
  analytics: { script: string; site: string | null } | null;
  /** What the browser needs to finish a sign-in with the provider. */
  firebase: { apiKey: string; projectId: string; emulatorHost: string | null };
}

/** Where the bytes of files are, and what becomes of pictures before. */
export interface Uploads {
  files: Files;
  turnPicture: TurnPicture;
  isLockedPdf: IsLockedPdf;
}

/** Reads files of resumes, each of which may cost as much as its sender likes. */
export interface Resumes {
  /** Counts one for a member, before anything of it is read. */
  take(uid: string): Promise<Counted>;
  /** Those of one owner are read one after the other. */
  read: RunInThread<ResumeAsked, ResumeAnswer>;
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
}

declare module "@remix-run/node" {
  interface AppLoadContext extends AppContext {}
}
