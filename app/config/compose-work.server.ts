import type { Session } from "~/domain/session";
import { createAuth } from "~/features/authentication/auth/auth.server";
import { createReplyAddresses } from "~/features/conversations/mails/inbound/reply-addresses.server";
import { createAnswerLinks } from "~/features/notifications/mails/answer-links.server";
import { createStopLinks } from "~/features/notifications/mails/stop-links.server";
import { createChangeLinks } from "~/features/sign-in/auth/address-change/change-links.server";
import { createNotMeLinks } from "~/features/sign-in/auth/new-browser/not-me-links.server";
import {
  callFunction,
  dueLanes,
  type FunctionDue,
  type FunctionParts,
} from "~/operations/functions/functions";
import { createInProcessFunctions } from "~/platform/functions/in-process";
import { handlersOf } from "~/platform/jobs/job";
import type { ObserveJobs } from "~/platform/jobs/run-job.server";
import { createWorker } from "~/platform/jobs/worker.server";
import { drawPicture } from "~/platform/pictures/draw-picture.server";
import type { Clock } from "~/platform/ports/clock";
import type { Files } from "~/platform/ports/files";
import type { FunctionName } from "~/platform/ports/functions";
import type { Identity } from "~/platform/ports/identity";
import type { Log } from "~/platform/ports/log";
import type { Mailer } from "~/platform/ports/mailer";
import type { RatesSource } from "~/platform/ports/rates";
import type { MakeIndex, Searches } from "~/platform/ports/search";
import type { Store } from "~/platform/ports/store";
import { toJpeg } from "~/platform/turned-pictures/to-jpeg.server";
import { FUNCTION_BEGINS_JOBS } from "~/values/durations";
import { jobs, laneOf } from "./job-list";

/** What jobs and functions are made of. */
export interface WorkAdapters {
  store: Store;
  files: Files;
  search: Searches;
  identity: Identity;
  clock: Clock;
  log: Log;
  mailer: Mailer;
  /** Makes the search's index beside the event loop; absent where the job does. */
  makeIndex?: MakeIndex;
  /** Where the day's exchange rates come from; absent where none are asked for. */
  ratesSource?: RatesSource | null;
  /** Watches how a type’s jobs end, if anybody does. */
  observeJobs?: ObserveJobs;
}

export interface WorkSettings {
  site: { brand: string; origin: string; contact: string };
  /** Newest first. */
  cookieSecrets: string[];
  signUpMailsPerHour: number;
  /** Whether administrators act only in sessions that a passkey opened. */
  administratorsNeedPasskeys: boolean;
  /** Where replies to mails are received; null where they aren't. */
  inboundDomain: string | null;
}

/** What a call is, wherever it comes from. */
export interface FunctionCall {
  data: unknown;
  findSession(): Promise<Session | null>;
}

/** What no page is needed for: jobs and functions. Opens nothing and starts nothing. */
export function composeWork(adapters: WorkAdapters, settings: WorkSettings) {
  const { store, search, clock, log } = adapters;
  const { site, cookieSecrets: secrets, inboundDomain: domain, signUpMailsPerHour } = settings;
  const letterhead = { brand: site.brand, origin: site.origin, contact: site.contact };
  const stopLinks = createStopLinks(secrets);
  const replyAddresses = domain === null ? undefined : createReplyAddresses(secrets, { domain });
  const changeLinks = createChangeLinks(secrets);
  const auth = createAuth({
    ...adapters,
    letterhead,
    stopLinks,
    answerLinks: createAnswerLinks(secrets),
    changeLinks,
    signUpMailsPerHour,
    notMeLinks: createNotMeLinks(secrets),
    administratorsNeedPasskeys: settings.administratorsNeedPasskeys,
    wakeWorker: () => worker.wake(),
  });
  const handlers = handlersOf(jobs, {
    ...auth.jobParts,
    search,
    files: adapters.files,
    make: adapters.makeIndex,
    log,
    ratesSource: adapters.ratesSource ?? null,
    draw: drawPicture,
    faces: { files: adapters.files, toJpeg },
    replyAddresses,
  });
  const work = { store, clock, log, handlers, laneOf, observe: adapters.observeJobs };
  const worker = createWorker(work);
  const functionParts: FunctionParts = {
    auth,
    store,
    clock,
    runDue: (lanes) => createWorker({ ...work, lanes }).runDue(FUNCTION_BEGINS_JOBS),
  };
  const call = <Name extends FunctionName>(name: Name, made: FunctionCall) =>
    callFunction(functionParts, name, made);
  return {
    auth,
    worker,
    /** Undefined where no replies are received. */
    replyAddresses,
    callFunction: call,
    /** Does what is due of the jobs that a function is for, for any caller. */
    runDue: (name: FunctionDue) => functionParts.runDue(dueLanes[name]),
    functions: createInProcessFunctions((name, { id }, data) =>
      call(name, { data, findSession: () => auth.sessions.findById(id) }),
    ),
  };
}
