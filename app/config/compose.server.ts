import { boundsOf, giveBackRefused } from "~/api/bounds/write-bounds";
import { createGraphQLServer, type FileAsked } from "~/api/server";
import { receiveMail } from "~/features/conversations/mails/inbound/receive-mail.server";
import { layOutExamples } from "~/features/mail-examples/mails/example-mails";
import { limitsCollection } from "~/features/notifications/mails/mail-limits.server";
import type { PostedMail } from "~/http/inbound-endpoint";
import { createStoreCounter } from "~/platform/counter/store.server";
import { keepFiles } from "~/platform/files/kept-files.server";
import { createSweeper } from "~/platform/jobs/sweep.server";
import { forgetRefused, reportTroubledJobs } from "~/platform/jobs/troubled-jobs.server";
import { parseSender } from "~/platform/mail/mail-address.server";
import type { Counter } from "~/platform/ports/counter";
import type { Functions } from "~/platform/ports/functions";
import type { IsLockedPdf } from "~/platform/ports/locked-pdf";
import type { MailReader } from "~/platform/ports/mail-reader";
import type { Mailbox } from "~/platform/ports/mailer";
import type { PrintPaper } from "~/platform/ports/print-paper";
import type { TurnPicture } from "~/platform/ports/turn-picture";
import type { GraphQLTransport } from "~/shell/api/graphql-client.server";
import { createInProcessTransport } from "~/shell/api/in-process-transport.server";
import type { Resumes, SiteSettings } from "~/shell/request/context.server";
import { createCookies } from "~/shell/request/cookies.server";
import { createPostLimit } from "~/shell/request/post-limit.server";
import { OFTEN_WINDOW } from "~/values/durations";
import { limits } from "~/values/limits";
import { composeWork, type WorkAdapters, type WorkSettings } from "./compose-work.server";
import { isLockedHere } from "./locked-pdfs.server";
import { countPapers, createPaperCount, printPapersHere } from "./papers.server";
import { readResumesHere } from "./resumes.server";

/** One adapter for each port, and how pages reach the API. */
export interface Adapters extends WorkAdapters {
  /** The mailbox that local mode's pages show; null elsewhere. */
  mailbox: Mailbox | null;
  mailReader: MailReader;
  turnPicture: TurnPicture;
  /** Reads PDFs beside the event loop; by default on it. */
  isLockedPdf?: IsLockedPdf;
  /** Counts members' writes. */
  counter: Counter;
  /** To a remote API; null for the one of this process. */
  transport: GraphQLTransport | null;
  /** Functions on a host of their own; by default those of this process, or of the remote API. */
  functions?: Functions | null;
  /** Reads resumes beside the event loop; by default on it. */
  readResume?: Resumes["read"];
  /** Prints papers beside the event loop; by default on it. */
  printPaper?: PrintPaper;
  /** The message to visitors while the site is read-only; null otherwise, and by default always. */
  notice?: () => string | null;
}

export interface ProductSettings extends WorkSettings {
  /** The server whose verdict on the senders of replies is trusted; null if none are received. */
  authservId: string | null;
  site: SiteSettings;
  /** Whether cookies are for https only. */
  secureCookies: boolean;
  /** The API over the wire: its key, and whether it is as open as on a developer's machine. */
  api: { key: string | null; open: boolean; readCost?: number };
  /** After this many ms an in-process operation counts as unanswered. */
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
  const cookies = createCookies({ secrets, secure, clock });
  const { authservId } = settings;
  const inbound = replyAddresses &&
    authservId !== null && {
      ...{ store, clock, log, replyAddresses, authservId },
      ours: { ...site, sender: parseSender(site.mailFrom).address },
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
    /** Null if no replies are received. */
    receiveMail: inbound ? (mail: PostedMail) => receiveMail(inbound, mail) : null,
    worker,
    sweeper,
    /** What files are sent by before the app; null with a remote API, which is asked for each. */
    sentFiles: transport
      ? null
      : {
          files: keepFiles(adapters.files),
          async find(request: Request, asked: FileAsked) {
            const found = await auth.sessions.find(await cookies.readSession(request));
            return graphql.file(asked, found.state === "signed-in" ? found.session : null);
          },
        },
    web: {
      site,
      notice: adapters.notice ?? (() => null),
      clock,
      auth,
      cookies,
      transport: transport ?? createInProcessTransport({ ...graphql, timeoutMs }),
      // With a remote API, that API makes exports: this process has no access to the data.
      functions: adapters.functions ?? (transport ? null : functions),
      mailbox,
      exampleMails: mailbox && (() => layOutExamples(site)),
      uploads: {
        files: adapters.files,
        turnPicture: adapters.turnPicture,
        isLockedPdf: adapters.isLockedPdf ?? isLockedHere,
      },
      resumes: {
        take: (uid: string) =>
          counter.take([{ most: limits.resumesRead, windowMs: OFTEN_WINDOW, key: `readResume ${uid}` }]),
        read: adapters.readResume ?? readResumesHere,
      },
      countPaper: createPaperCount(counter),
      printPaper: countPapers(counter, adapters.printPaper ?? printPapersHere),
      // A process that has no access to the data isn't told when one ends.
      briefOfTheDay: transport === null,
      postLimit: createPostLimit(createStoreCounter(posts)),
    },
  };
}
