import { boundsOf, giveBackRefused } from "~/api/bounds/write-bounds";
import { createGraphQLServer } from "~/api/server";
import { receiveMail } from "~/features/conversations/mails/inbound/receive-mail.server";
import { limitsCollection } from "~/features/notifications/mails/mail-limits.server";
import { createStoreCounter } from "~/platform/counter/store.server";
import type { PostedMail } from "~/platform/http/inbound-endpoint";
import { createSweeper } from "~/platform/jobs/sweep.server";
import { forgetRefused, reportTroubledJobs } from "~/platform/jobs/troubled-jobs.server";
import type { Counter } from "~/platform/ports/counter";
import type { Functions } from "~/platform/ports/functions";
import type { MailReader } from "~/platform/ports/mail-reader";
import type { Mailbox } from "~/platform/ports/mailer";
import { limits } from "~/platform/values/limits";
import { OFTEN_WINDOW } from "~/platform/values/times";
import type { GraphQLTransport } from "~/shell/api/graphql-client.server";
import { createInProcessTransport } from "~/shell/api/in-process-transport.server";
import type { SiteSettings } from "~/shell/request/context.server";
import { createCookies } from "~/shell/request/cookies.server";
import { createPostLimit } from "~/shell/request/post-limit.server";
import { composeWork, type WorkAdapters, type WorkSettings } from "./compose-work.server";

/** One of each port, and how pages reach the API. */
export interface Adapters extends WorkAdapters {
  /** What the pages of local mode read; null elsewhere. */
  mailbox: Mailbox | null;
  mailReader: MailReader;
  /** Counts what members write. */
  counter: Counter;
  /** To an API elsewhere; null for the one of this process. */
  transport: GraphQLTransport | null;
  /** On a host of their own; without one those of this process, or of the API elsewhere. */
  functions?: Functions | null;
  /** What visitors are told while nothing can be written; null, and by default always, while all can. */
  notice?: () => string | null;
}

export interface ProductSettings extends WorkSettings {
  /** Whose word on the senders of replies counts; null where none are received. */
  authservId: string | null;
  site: SiteSettings;
  /** Whether cookies are for https alone. */
  secureCookies: boolean;
  /** Of the API over the wire: who may ask, and whether it is as open as on a developer’s machine. */
  api: { key: string | null; open: boolean; readCost?: number };
  /** After which an operation in process counts as unanswered, in ms. */
  apiTimeout: number;
}

/** Puts the product together from its adapters. Opens nothing and starts nothing. */
export function compose(adapters: Adapters, settings: ProductSettings) {
  const { store, search, clock, log, mailbox, counter, transport } = adapters;
  const { site, cookieSecrets: secrets, secureCookies: secure, api, apiTimeout: timeoutMs } = settings;
  const { auth, worker, replyAddresses, functions } = composeWork(adapters, settings);
  const sweeper = createSweeper({
    log,
    sweeps: {
      ...auth.sweeps,
      refusedJobs: (pause) => forgetRefused({ store, clock }, pause),
      troubledJobs: () => reportTroubledJobs(store, log),
    },
  });
  const graphql = createGraphQLServer({
    auth,
    store,
    search,
    wakeWorker: () => worker.wake(),
    clock,
    counter,
    log,
    brand: site.brand,
    apiKey: api.key,
    local: api.open,
    readCost: api.readCost,
  });
  const posts = { store, clock, collection: limitsCollection, secret: secrets.join() };
  const { authservId } = settings;
  const inbound = replyAddresses &&
    authservId !== null && {
      ...{ store, clock, log, replyAddresses, authservId },
      mailReader: adapters.mailReader,
      takeRead: (uid: string) =>
        counter.take([{ most: limits.repliesRead, windowMs: OFTEN_WINDOW, key: `readReply ${uid}` }]),
      takeSend: (uid: string) => counter.take(boundsOf("sendMessage", uid)),
      giveSendBack: (uid: string) => giveBackRefused(counter, "sendMessage", uid),
      wakeWorker: () => worker.wake(),
    };
  return {
    auth,
    graphql,
    /** Null where no replies are received. */
    receiveMail: inbound ? (mail: PostedMail) => receiveMail(inbound, mail) : null,
    worker,
    sweeper,
    web: {
      site,
      notice: adapters.notice ?? (() => null),
      clock,
      auth,
      cookies: createCookies({ secrets, secure, clock }),
      transport: transport ?? createInProcessTransport({ ...graphql, timeoutMs }),
      // A process that asks an API elsewhere has that make an export: it reads nothing of the market itself.
      functions: adapters.functions ?? (transport ? null : functions),
      mailbox,
      postLimit: createPostLimit(createStoreCounter(posts)),
    },
  };
}
