import { PROVIDER_PAGE_DEADLINE } from "~/contract/times";
import { removeAccountType } from "~/domain/leaving/delete-account";
import { deleteUnprovenType } from "~/domain/leaving/remove-unproven";
import type { Sweep } from "~/jobs/sweep.server";
import type { Job } from "~/jobs/worker.server";
import type { StopLinks } from "~/mails/stop-links.server";
import type { Identity } from "~/ports/identity";
import { checkAdministrator } from "./administrators.server";
import { createAttempts } from "./attempts.server";
import type { AuthDependencies, AuthParts } from "./auth-parts";
import { correctAddress } from "./correct-address.server";
import { createUser, mintToken } from "./create-user.server";
import { createKeptForms } from "./kept-forms.server";
import { linkMailType, sendLinkMail } from "./link-mail.server";
import { createLinks } from "./links.server";
import { openSessionWithLink } from "./open-session-with-link.server";
import { openSessionWithToken } from "./open-session-with-token.server";
import { planOverdueRemovals } from "./overdue-accounts.server";
import { removeDeletedAccount } from "./remove-account.server";
import { sendLoginEmail, timeUntilLoginEmail } from "./send-login-email.server";
import { createSessions, type Session } from "./sessions.server";
import { sweepExpired } from "./sweep.server";
import { deleteUnproven } from "./unproven-accounts.server";
import { unsubscribe } from "./unsubscribe.server";

type Bound<F> = F extends (parts: AuthParts, ...rest: infer Rest) => infer R ? (...rest: Rest) => R : never;

export interface Auth extends Pick<AuthParts, "sessions" | "attempts" | "links" | "keptForms"> {
  createUser: Bound<typeof createUser>;
  mintToken: Bound<typeof mintToken>;
  sendLoginEmail: Bound<typeof sendLoginEmail>;
  timeUntilLoginEmail: Bound<typeof timeUntilLoginEmail>;
  openSessionWithToken: Bound<typeof openSessionWithToken>;
  openSessionWithLink: Bound<typeof openSessionWithLink>;
  unsubscribe: Bound<typeof unsubscribe>;
  /** What the address of a link to unsubscribe stops; null for one that isn't ours. */
  readStop: StopLinks["read"];
  correctAddress: Bound<typeof correctAddress>;
  /** Whether a session's member is an administrator now; a failure when the provider gave no answer. */
  checkAdministrator(session: Session): ReturnType<typeof checkAdministrator>;
  /** The provider's account of an address, for administrators. */
  findUser(email: string): ReturnType<Identity["getUserByEmail"]>;
  sweeps: Record<"expired" | "overdueAccounts", Sweep>;
  jobHandlers: Record<string, (job: Job) => ReturnType<typeof sendLinkMail>>;
}

/** Authentication: sessions, sign-up attempts, e-mail links, and the mails that carry them. */
export function createAuth(dependencies: AuthDependencies): Auth {
  const parts: AuthParts = {
    ...dependencies,
    sessions: createSessions(dependencies),
    attempts: createAttempts(dependencies),
    links: createLinks(dependencies),
    keptForms: createKeptForms(dependencies),
  };
  return {
    sessions: parts.sessions,
    attempts: parts.attempts,
    links: parts.links,
    keptForms: parts.keptForms,
    createUser: createUser.bind(null, parts),
    mintToken: mintToken.bind(null, parts),
    sendLoginEmail: sendLoginEmail.bind(null, parts),
    timeUntilLoginEmail: timeUntilLoginEmail.bind(null, parts),
    openSessionWithToken: openSessionWithToken.bind(null, parts),
    openSessionWithLink: openSessionWithLink.bind(null, parts),
    unsubscribe: unsubscribe.bind(null, parts),
    readStop: parts.stopLinks.read,
    correctAddress: correctAddress.bind(null, parts),
    checkAdministrator: (session) => checkAdministrator(parts.identity, session),
    findUser: (email) => parts.identity.getUserByEmail(email, { deadlineMs: PROVIDER_PAGE_DEADLINE }),
    sweeps: {
      expired: (pause) => sweepExpired(parts, pause),
      overdueAccounts: (pause) => planOverdueRemovals(parts, pause),
    },
    jobHandlers: {
      [linkMailType]: (job) => sendLinkMail(parts, job),
      [deleteUnprovenType]: (job) => deleteUnproven(parts, job),
      [removeAccountType]: (job) => removeDeletedAccount(parts, job),
    },
  };
}
