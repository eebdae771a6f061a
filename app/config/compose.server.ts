import { createStoreCounter } from "~/adapters/counter/store.server";
import { createChangeLinks } from "~/auth/address-change/change-links.server";
import { createAuth } from "~/auth/auth.server";
import { createMarketJobs } from "~/domain/jobs/market-jobs";
import { createSearchJobs } from "~/domain/jobs/search-jobs";
import { boundsOf } from "~/graphql/bounds/write-bounds";
import { createGraphQLServer } from "~/graphql/server";
import type { PostedMail } from "~/http/inbound-endpoint";
import { removeRest, removeRestType } from "~/jobs/remove-rest.server";
import { createSweeper } from "~/jobs/sweep.server";
import { forgetRefused, reportTroubledJobs } from "~/jobs/troubled-jobs.server";
import { createWorker } from "~/jobs/worker.server";
import { receiveMail } from "~/mails/inbound/receive-mail.server";
import { createReplyAddresses } from "~/mails/inbound/reply-addresses.server";
import { createMailJobs } from "~/mails/mail-jobs";
import { limitsCollection } from "~/mails/mail-limits.server";
import { createStopLinks } from "~/mails/stop-links.server";
import type { Clock } from "~/ports/clock";
import type { Counter } from "~/ports/counter";
import type { Identity } from "~/ports/identity";
import type { Log } from "~/ports/log";
import type { MailReader } from "~/ports/mail-reader";
import type { Mailbox, Mailer } from "~/ports/mailer";
import type { Search } from "~/ports/search";
import type { Store } from "~/ports/store";
import type { GraphQLTransport } from "~/web/api/graphql-client.server";
import { createInProcessTransport } from "~/web/api/in-process-transport.server";
import type { SiteSettings } from "~/web/request/context.server";
import { createCookies } from "~/web/request/cookies.server";
import { createPostLimit } from "~/web/request/post-limit.server";

/** One of each port, and how pages reach the API. */
export interface Adapters {
  store: Store;
  search: Search;
  identity: Identity;
  clock: Clock;
  log: Log;
  mailer: Mailer;
  /** What the pages of local mode read; null elsewhere. */
  mailbox: Mailbox | null;
  mailReader: MailReader;
  /** Counts what members write. */
  counter: Counter;
  /** To an API elsewhere; null for the one of this process. */
  transport: GraphQLTransport | null;
}

export interface ProductSettings {
  site: SiteSettings;
  /** Newest first. */
  cookieSecrets: string[];
  /** Whether cookies are for https alone. */
  secureCookies: boolean;
  /** Of the API over the wire: who may ask, and whether it is as open as on a developer’s machine. */
  api: { key: string | null; open: boolean };
  /** Where replies to mails are received; null where they aren't. */
  inboundDomain: string | null;
  /** After which an operation in process counts as unanswered, in ms. */
  apiTimeout: number;
}

/** Puts the product together from its adapters. Opens nothing and starts nothing. */
export function compose(adapters: Adapters, settings: ProductSettings) {
  const { store, search, clock, log, mailer, mailbox, counter } = adapters;
  const { site, cookieSecrets: secrets, secureCookies: secure, api, apiTimeout: timeoutMs } = settings;
  const letterhead = { brand: site.brand, origin: site.origin, contact: site.contact };
  const stopLinks = createStopLinks(secrets);
  const domain = settings.inboundDomain;
  const replyAddresses = domain === null ? undefined : createReplyAddresses(secrets, { domain });
  const changeLinks = createChangeLinks(secrets);
  const auth = createAuth({
    ...adapters,
    letterhead,
    stopLinks,
    changeLinks,
    wakeWorker: () => worker.wake(),
  });
  const handlers = {
    ...auth.jobHandlers,
    [removeRestType]: removeRest({ store }),
    ...createMarketJobs({ store, clock }),
    ...createSearchJobs({ store, search, clock }),
    ...createMailJobs({ store, clock, mailer, letterhead, stopLinks, replyAddresses }),
  };
  const worker = createWorker({ store, clock, log, handlers });
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
    apiKey: api.key,
    local: api.open,
  });
  const posts = { store, clock, collection: limitsCollection, secret: secrets.join() };
  const inbound = replyAddresses && {
    ...{ store, clock, log, replyAddresses },
    mailReader: adapters.mailReader,
    takeSend: (uid: string) => counter.take(boundsOf("sendMessage", uid)),
    wakeWorker: () => worker.wake(),
  };
  return {
    auth,
    graphql,
    /** Null where no replies are received. */
    receiveMail: inbound ? (mail: PostedMail) => receiveMail(inbound, mail) : null,
    worker,
    sweeper,
    jobTypes: Object.keys(handlers),
    web: {
      site,
      clock,
      auth,
      cookies: createCookies({ secrets, secure, clock }),
      transport: adapters.transport ?? createInProcessTransport({ ...graphql, timeoutMs }),
      mailbox,
      postLimit: createPostLimit(createStoreCounter(posts)),
    },
  };
}
