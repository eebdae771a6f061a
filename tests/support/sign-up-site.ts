import {
  accountsCollection,
  createPendingAccount,
  createProvenAccount,
} from "~/features/accounts/model/account";
import { openTrail } from "~/features/audit/writes/open-trail";
import { linkMailJob } from "~/features/sign-in/auth/link-mail-job";
import { paths } from "~/paths";
import { enqueue } from "~/platform/jobs/queue.server";
import { createTestApp, post } from "./app";
import { day, minute, stubIdentity } from "./people";

interface Sent {
  to: string;
  subject: string;
  text: string;
  /** When, as the site's clock has it. */
  at: number;
}

/** A site of so many mails an hour, whose provider knows `known.…` and `pending.…` addresses and nobody else. */
export function createSite(perHour = 100) {
  const sent: Sent[] = [];
  const app = createTestApp({
    signUpMailsPerHour: perHour,
    mailbox: {
      async send({ to, subject, text }) {
        sent.push({ to, subject, text, at: app.clock.now().getTime() });
        return { ok: true, value: undefined };
      },
      list: async () => [],
      close: async () => undefined,
    },
    identity: stubIdentity({
      getUserByEmail: async (email) => {
        const [uid = ""] = email.split("@");
        const user = { uid, email, emailVerified: uid.startsWith("known"), disabled: false };
        return /^(?:known|pending|boss)/.test(uid)
          ? { ok: true, value: user }
          : { ok: false, code: "user-not-found" };
      },
      createEmailLinkCode: async () => ({ ok: true, value: { actionCode: "code" } }),
    }),
  });
  let people = 0;
  const site = {
    ...app,
    sent,
    to: (start: string) => sent.filter(({ to }) => to.startsWith(start)),
    said: (level: number) => app.logged.filter((line) => line.level === level).map(({ msg }) => msg),
    /** A form of a network, as the login page takes it: counted, then a link is asked for. */
    async askFrom(network: string, address: string) {
      const context = app.context(post("/login", {}), network);
      if (!(await context.takePost()).ok) throw new Error(`${network} has posted too much`);
      const login = { email: address, redirect: paths.app };
      await app.auth.sendLoginEmail(login, null, { posts: context.posts() });
    },
    /** Somebody who comes from a network of their own. */
    askAsPerson: (address: string) => site.askFrom(`person-${people++}`, address),
    async askAsStrangers(count: number) {
      await app.store.transact(async (tx) => {
        for (let at = 0; at < count; at += 1)
          enqueue(
            tx,
            linkMailJob({ ...nobody, address: `new.${people++}@p${at % 50}.example` }),
            app.clock.now(),
          );
      });
      await app.worker.runDue();
    },
    async join(uid: string) {
      const email = `${uid}@example.com`;
      const now = app.clock.now();
      const account = uid.startsWith("pending")
        ? createPendingAccount(email, null, now)
        : createProvenAccount(email, now);
      await app.store.transact(async (tx) => tx.set(accountsCollection, uid, account));
      return email;
    },
    async appoint(uid: string) {
      const email = await site.join(uid);
      await app.store.transact(async (tx) => {
        const trail = await openTrail(tx, app.clock);
        trail({ by: null, act: "GRANT", about: uid, reason: null });
      });
      return email;
    },
    /** Lets time go by, with a look at the queue every five minutes. */
    async pass(ms: number) {
      for (let passed = 0; passed < ms; passed += 5 * minute) {
        app.clock.advance(5 * minute);
        await app.worker.runDue();
      }
    },
    /** Until nobody waits any more, a day at most; answers how long that took. */
    async passFlood(isOver: () => boolean) {
      const began = app.clock.now().getTime();
      while (!isOver() && app.clock.now().getTime() - began < day) await site.pass(5 * minute);
      return app.clock.now().getTime() - began;
    },
  };
  return site;
}

const nobody = { redirect: paths.app, attempt: null };
