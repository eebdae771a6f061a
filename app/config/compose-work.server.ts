import { createInProcessFunctions } from "~/adapters/functions/in-process";
import { createChangeLinks } from "~/auth/address-change/change-links.server";
import { createAuth } from "~/auth/auth.server";
import { createNotMeLinks } from "~/auth/new-browser/not-me-links.server";
import type { Session } from "~/auth/sessions.server";
import { FUNCTION_BEGINS_JOBS } from "~/contract/times";
import { createMarketJobs } from "~/domain/jobs/market-jobs";
import { createSearchJobs } from "~/domain/jobs/search-jobs";
import { callFunction, dueLanes, type FunctionDue, type FunctionParts } from "~/functions/functions";
import { removeRest, removeRestType } from "~/jobs/remove-rest.server";
import { createWorker, type ObserveJobs } from "~/jobs/worker.server";
import { createReplyAddresses } from "~/mails/inbound/reply-addresses.server";
import { createMailJobs } from "~/mails/mail-jobs";
import { createStopLinks } from "~/mails/stop-links.server";
import type { Clock } from "~/ports/clock";
import type { FunctionName } from "~/ports/functions";
import type { Identity } from "~/ports/identity";
import type { Log } from "~/ports/log";
import type { Mailer } from "~/ports/mailer";
import type { MakeIndex, Search } from "~/ports/search";
import type { Store } from "~/ports/store";

/** What jobs and functions are made of. */
export interface WorkAdapters {
  store: Store;
  search: Search;
  identity: Identity;
  clock: Clock;
  log: Log;
  mailer: Mailer;
  /** Makes the search's index beside the event loop; absent where the job does. */
  makeIndex?: MakeIndex;
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
  const { store, search, clock, log, mailer } = adapters;
  const { site, cookieSecrets: secrets, inboundDomain: domain, signUpMailsPerHour } = settings;
  const letterhead = { brand: site.brand, origin: site.origin, contact: site.contact };
  const stopLinks = createStopLinks(secrets);
  const replyAddresses = domain === null ? undefined : createReplyAddresses(secrets, { domain });
  const changeLinks = createChangeLinks(secrets);
  const auth = createAuth({
    ...adapters,
    letterhead,
    stopLinks,
    changeLinks,
    signUpMailsPerHour,
    notMeLinks: createNotMeLinks(secrets),
    administratorsNeedPasskeys: settings.administratorsNeedPasskeys,
    wakeWorker: () => worker.wake(),
  });
  const handlers = {
    ...auth.jobHandlers,
    [removeRestType]: removeRest({ store }),
    ...createMarketJobs({ store, clock }),
    ...createSearchJobs({ store, search, clock, make: adapters.makeIndex }),
    ...createMailJobs({ store, clock, mailer, letterhead, stopLinks, replyAddresses }),
  };
  const observe = adapters.observeJobs;
  const worker = createWorker({ store, clock, log, handlers, observe });
  const functionParts: FunctionParts = {
    auth,
    store,
    clock,
    runDue: (lanes) =>
      createWorker({ store, clock, log, handlers, observe, lanes }).runDue(FUNCTION_BEGINS_JOBS),
  };
  const call = <Name extends FunctionName>(name: Name, made: FunctionCall) =>
    callFunction(functionParts, name, made);
  return {
    auth,
    worker,
    jobTypes: Object.keys(handlers),
    /** Undefined where no replies are received. */
    replyAddresses,
    callFunction: call,
    /** Does what is due of the jobs that a function is for, whoever asks. */
    runDue: (name: FunctionDue) => functionParts.runDue(dueLanes[name]),
    functions: createInProcessFunctions((name, { id }, data) =>
      call(name, { data, findSession: () => auth.sessions.findById(id) }),
    ),
  };
}
