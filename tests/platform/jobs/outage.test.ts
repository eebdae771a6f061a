import { randomUUID } from "node:crypto";
import { expect, it, onTestFinished } from "vitest";
import { headerOf, startSmtpServer } from "#tests/platform/mail/smtp-server";
import { rounds } from "#tests/resilience/rounds";
import { createTestIdentity, requireValue } from "#tests/support/identity";
import { createMarket, succeeded } from "#tests/support/market";
import { hour, read } from "#tests/support/people";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { sendMessage } from "~/features/conversations/writes/send-message";
import { deleteAccount } from "~/features/leaving/writes/delete-account";
import { paths } from "~/paths";
import { type JobDocument, jobsCollection } from "~/platform/jobs/queue.server";
import { countTroubledJobs } from "~/platform/jobs/troubled-jobs.server";
import { createSmtpMailer } from "~/platform/mail/smtp.server";
import type { Identity } from "~/platform/ports/identity";
import type { Page } from "~/platform/ports/store";
import { DELETION_DELAY } from "~/values/durations";
import { refuse } from "~/values/result";

/** A hundred jobs and some, so often. */
const times = rounds.jobs / 100;

/** The real provider and a real mail server, both of which the test takes down. */
async function createOutage() {
  const state = { isDown: false };
  const former = await startSmtpServer({ disableReverseLookup: true });
  const smtp = createSmtpMailer({
    url: former.url,
    from: "Guildhall <hello@guildhall.test>",
    messageIdDomain: "guildhall.test",
    connections: 8,
  });
  onTestFinished(smtp.close);
  const provider = createTestIdentity();
  onTestFinished(provider.close);
  const identity = new Proxy(provider.identity, {
    get: (known, name: keyof Identity) =>
      state.isDown ? async () => refuse("network-request-failed") : known[name],
  });
  const market = createMarket({ identity, mailbox: { ...smtp, list: async () => [] } });
  return {
    ...market,
    provider,
    async begin() {
      state.isDown = true;
      await former.close();
    },
    /** Answers what is mailed from then on. */
    async end() {
      const next = await startSmtpServer({ disableReverseLookup: true }, former.port);
      onTestFinished(next.close);
      state.isDown = false;
      return next.received;
    },
  };
}

type Outage = Awaited<ReturnType<typeof createOutage>>;

const people = (count: number) => Array.from({ length: count }, () => `a.${randomUUID()}@example.com`);

/** Everything that waits for somebody outside: as many jobs as are promised, and more. Answers who must hear how often, and who must not. */
async function causeWork({ app, provider, clock, store, ...market }: Outage) {
  const deletes = async (count: number) => {
    const uids = await Promise.all(Array.from({ length: count }, () => market.join("FREELANCER")));
    for (const uid of uids) succeeded(await deleteAccount({ store, clock }, uid));
    return uids;
  };
  const gone = await deletes(12 * times);
  clock.advance(DELETION_DELAY - hour);
  await app.worker.runDue();

  const hirers = await Promise.all(Array.from({ length: 5 * times }, () => market.join("HIRER")));
  const briefs = await Promise.all(
    hirers.map((hirer) => market.open(hirer, { closesOn: isoDay(clock.now()) })),
  );
  for (const brief of briefs) for (let n = 0; n < 4; n += 1) await market.propose(brief);
  const talks: string[] = [];
  for (const [at, brief] of briefs.entries()) {
    const talent = await market.propose(brief);
    const said = {
      conversationId: `${brief}_${talent}`,
      key: randomUUID(),
      text: "Could you start on Monday?",
    };
    succeeded(await sendMessage({ store, clock }, hirers[at] ?? "", said));
    succeeded(await sendMessage({ store, clock }, hirers[at] ?? "", { ...said, key: randomUUID() }));
    talks.push(talent);
  }
  const leaving = await deletes(16 * times);
  const signUps = people(16 * times);
  for (const email of signUps) requireValue(await app.auth.createUser(email, null));
  const members = people(8 * times);
  for (const email of members) requireValue(await provider.identity.createUser(email));
  const logins = [...members, ...people(16 * times)];
  for (const email of logins)
    requireValue(await app.auth.sendLoginEmail({ email, redirect: paths.app }, null));
  return { gone, hirers, briefs, talks, leaving, signUps, logins };
}

const isoDay = (time: Date) => time.toISOString().slice(0, 10);
const addressOf = (uid: string) => `${uid}@example.com`;

it(`a mail server and a provider that are down for 30 hours lose none of ${rounds.jobs} jobs, and none is done twice`, async () => {
  const outage = await createOutage();
  const { app, store, clock } = outage;
  const work = await causeWork(outage);
  const jobsDue = async () => {
    const atMost = new Date(clock.now().getTime() + 30 * hour).toISOString();
    return countJobs(store, atMost);
  };
  expect(await jobsDue()).toBeGreaterThan(rounds.jobs);

  await outage.begin();
  for (let hours = 0; hours < 30; hours += 2) {
    await app.worker.runDue();
    clock.advance(2 * hour);
  }
  // No outage delays what needs nobody outside.
  for (const brief of work.briefs) expect((await outage.readBrief(brief)).status).toBe("SHORTLISTING");
  // What is about a message isn't trouble yet, and links are worth nothing by now. No more than 100 are counted.
  expect(await countTroubledJobs(store)).toBe(Math.min(100, (12 + 16 + 5 * 6 + 16) * times));

  const mails = await outage.end();
  clock.advance(5 * hour);
  await app.worker.runDue();

  const toldTo = (address: string) => mails.filter(({ recipients }) => recipients.includes(address)).length;
  for (const uid of work.gone) {
    expect(await read<Account>(app, accountsCollection, uid)).toBeNull();
    expect(toldTo(addressOf(uid))).toBe(1);
  }
  for (const uid of work.leaving) expect(toldTo(addressOf(uid))).toBe(1);
  // Five proposals, and that the brief takes no more.
  for (const uid of work.hirers) expect(toldTo(addressOf(uid))).toBe(6);
  // Of the two messages that each was sent.
  for (const uid of work.talks) expect(toldTo(addressOf(uid))).toBe(1);
  for (const email of work.signUps) expect(toldTo(email)).toBe(1);
  for (const email of work.logins) expect(toldTo(email)).toBe(0);
  expect(mails).toHaveLength((12 + 16 + 5 * 6 + 5 + 16) * times);
  expect(new Set(mails.map((mail) => headerOf(mail, "message-id"))).size).toBe(mails.length);
  expect(await countTroubledJobs(store)).toBe(0);
  expect(await countJobs(store, clock.now().toISOString())).toBe(0);
});

async function countJobs(store: Outage["store"], atMost: string): Promise<number> {
  let count = 0;
  let after: string | null = null;
  do {
    const page: Page<JobDocument> = await store.query({
      collection: jobsCollection,
      where: { state: "waiting" },
      orderBy: { field: "dueAt", direction: "asc" },
      atMost,
      after,
      limit: 100,
    });
    count += page.items.length;
    after = page.next;
  } while (after !== null);
  return count;
}
