import { describe, expect, it } from "vitest";
import { testOrigin } from "#tests/support/app";
import { freshEmail, requireValue } from "#tests/support/identity";
import {
  createRealApp,
  day,
  join,
  joinAndProve,
  mailedLink,
  minute,
  read,
  redeem,
  second,
} from "#tests/support/people";
import { accountJobs, laneOf } from "~/config/job-list";
import { createAuth } from "~/features/authentication/auth/auth.server";
import { createAnswerLinks } from "~/features/notifications/mails/answer-links.server";
import { createStopLinks } from "~/features/notifications/mails/stop-links.server";
import { createChangeLinks } from "~/features/sign-in/auth/address-change/change-links.server";
import { sendLinkMail } from "~/features/sign-in/auth/link-mail.server";
import { linkMailType } from "~/features/sign-in/auth/link-mail-job";
import { createNotMeLinks } from "~/features/sign-in/auth/new-browser/not-me-links.server";
import { paths } from "~/paths";
import { handlersOf } from "~/platform/jobs/job";
import { type JobDocument, jobsCollection } from "~/platform/jobs/queue.server";
import { createWorker } from "~/platform/jobs/worker.server";
import type { Mail, Mailer } from "~/platform/ports/mailer";

type Sent = Awaited<ReturnType<Mailer["send"]>>;

/** The same store, clock and provider, with a mail server whose answers the test decides, in order. */
function withMailServer({ app, provider }: ReturnType<typeof createRealApp>, answers: Sent[]) {
  const sent: Mail[] = [];
  const mailer: Mailer = {
    async send(mail) {
      sent.push(mail);
      return answers.shift() ?? { ok: true, value: undefined };
    },
    close: async () => {},
  };
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const lines: unknown[] = [];
  const note = (fields: object, message: string) => lines.push({ ...fields, message });
  const auth = createAuth({
    store: app.store,
    identity: provider.identity,
    mailer,
    clock: app.clock,
    log,
    letterhead: { brand: "Guildhall", origin: testOrigin, contact: "hello@localhost" },
    stopLinks: createStopLinks(["a secret of the tests"]),
    answerLinks: createAnswerLinks(["a secret of the tests"]),
    changeLinks: createChangeLinks(["a secret of the tests"]),
    signUpMailsPerHour: 1_000,
    notMeLinks: createNotMeLinks(["a secret of the tests"]),
    administratorsNeedPasskeys: false,
    wakeWorker: () => {},
  });
  const worker = createWorker({
    store: app.store,
    clock: app.clock,
    log: { info: note, warn: note, error: note },
    handlers: handlersOf(accountJobs, auth.jobParts),
    laneOf,
  });
  return { auth, worker, sent, lines };
}

const unreachable: Sent = { ok: false, code: "unreachable" };

async function mailJobs(app: ReturnType<typeof createRealApp>["app"], state: JobDocument["state"]) {
  const { items } = await app.store.query<JobDocument>({
    collection: jobsCollection,
    where: { state },
    orderBy: { field: "dueAt", direction: "asc" },
    limit: 100,
  });
  return items.filter(({ data }) => data.type === linkMailType.name);
}

function linkIn(mail: Mail | undefined) {
  const link = new URL(mail?.text.match(/http\S+/)?.[0] ?? "");
  return { id: link.searchParams.get("id") ?? "", actionCode: link.searchParams.get("oobCode") ?? "" };
}

/** A member who asked for a link, with the mail server's answers to come. */
async function asked(answers: Sent[]) {
  const real = createRealApp();
  const member = await joinAndProve(real.app);
  await real.app.worker.runDue();
  const post = withMailServer(real, answers);
  requireValue(await post.auth.sendLoginEmail({ email: member.email, redirect: paths.app }, null));
  return { ...real, ...post, member };
}

describe("a mail with a link", () => {
  it("is late, never lost, while the mail server is down; every try is the same message", async () => {
    const { app, worker, sent, member } = await asked([unreachable, unreachable]);
    for (let tries = 1; tries <= 3; tries += 1) {
      await worker.runDue();
      expect(sent).toHaveLength(tries);
      app.clock.advance(minute);
    }
    await worker.runDue();

    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ messageKey }) => messageKey)).size).toBe(1);
    expect(new Set(sent.map((mail) => linkIn(mail).id)).size).toBe(1);
    expect(await mailJobs(app, "waiting")).toEqual([]);
    expect(await redeem(app, linkIn(sent[2]), { address: member.email })).toMatchObject({ ok: true });
  });

  it("that arrived although the server said nothing works, as the one that is sent again does", async () => {
    const { app, worker, sent, member } = await asked([unreachable]);
    await worker.runDue();
    app.clock.advance(minute);
    await worker.runDue();
    expect(linkIn(sent[0]).actionCode).not.toBe(linkIn(sent[1]).actionCode);
    expect(await redeem(app, linkIn(sent[0]), { address: member.email })).toMatchObject({ ok: true });
    expect(await redeem(app, linkIn(sent[1]), { address: member.email })).toMatchObject({
      code: "link-used",
    });
  });

  it("is not sent again after a crash once its owner has come through", async () => {
    const { app, worker, sent, member } = await asked([unreachable]);
    await worker.runDue();
    requireValue(await redeem(app, linkIn(sent[0]), { address: member.email }));
    app.clock.advance(minute);
    await worker.runDue();
    expect(sent).toHaveLength(1);
    expect(await mailJobs(app, "waiting")).toEqual([]);
  });

  it("can't make a used link good again, even when it is used while the mail is being sent anew", async () => {
    const { app, auth, worker, sent, provider, member } = await asked([unreachable]);
    await worker.runDue();
    const first = linkIn(sent[0]);
    const [job] = await mailJobs(app, "waiting");
    const { createEmailLinkCode } = provider.identity;
    // The owner comes through between the job's first look and its last.
    provider.identity.createEmailLinkCode = async (...call) => {
      requireValue(await redeem(app, first, { address: member.email }));
      return createEmailLinkCode(...call);
    };
    const handler = sendLinkMail.handler(auth.jobParts);
    expect(await handler({ id: job?.id ?? "", payload: job?.data.payload, attempts: 2 })).toMatchObject({
      ok: true,
    });
    expect(sent).toHaveLength(1);
    expect((await app.auth.links.find(first.id)).state).toBe("used");
  });

  it("to an address that is none is not sent again, and the log says so without the address", async () => {
    const { app, worker, sent, lines, member } = await asked([{ ok: false, code: "rejected" }]);
    await worker.runDue();
    app.clock.advance(day);
    await worker.runDue();
    expect(sent).toHaveLength(1);
    expect(await mailJobs(app, "failed")).toHaveLength(1);
    expect(lines).toContainEqual(
      expect.objectContaining({ message: "A job was refused for good", code: "permanent" }),
    );
    expect(JSON.stringify(lines)).not.toContain(member.email);
  });

  it("waits for the provider, too", async () => {
    const { app, worker, sent, provider, member } = await asked([]);
    const { getUserByEmail } = provider.identity;
    provider.identity.getUserByEmail = async () => ({ ok: false, code: "network-request-failed" });
    await worker.runDue();
    expect(sent).toHaveLength(0);
    provider.identity.getUserByEmail = getUserByEmail;
    app.clock.advance(6 * second);
    await worker.runDue();
    expect(sent.map(({ to }) => to)).toEqual([member.email]);
  });

  it("holds for 15 minutes from when it was sent, not from when it was asked for", async () => {
    const { app, worker, sent, member } = await asked([]);
    app.clock.advance(14 * minute);
    await worker.runDue();
    app.clock.advance(15 * minute - 1);
    expect((await app.auth.links.find(linkIn(sent[0]).id)).state).toBe("open");
    app.clock.advance(1);
    expect(await redeem(app, linkIn(sent[0]), { address: member.email })).toMatchObject({
      code: "link-expired",
    });
  });
});

describe("a mail that was late for so long that nobody waits for it", () => {
  it("is not sent: a link to log in with was of use for 15 minutes", async () => {
    const { app, worker, sent } = await asked([unreachable]);
    await worker.runDue();
    app.clock.advance(15 * minute);
    await worker.runDue();
    expect(sent).toHaveLength(1);
    expect(await mailJobs(app, "waiting")).toEqual([]);
    expect(await mailJobs(app, "failed")).toEqual([]);
  });

  it("is sent all the same where it confirms an address: for as long as the account stands unproven", async () => {
    const { app } = createRealApp();
    const { email } = await join(app);
    app.clock.advance(7 * day - minute);
    const { id } = await mailedLink(app, email);
    expect((await app.auth.links.find(id)).state).toBe("open");
  });

  it("is not sent where it confirms an address that another link has proven meanwhile", async () => {
    const real = createRealApp();
    const { email } = await join(real.app);
    const { auth, worker, sent } = withMailServer(real, [unreachable]);
    await worker.runDue();
    requireValue(await auth.sendLoginEmail({ email, redirect: paths.app }, null));
    await worker.runDue();
    requireValue(await redeem(real.app, linkIn(sent[1]), { address: email }));
    real.app.clock.advance(day);
    await worker.runDue();
    expect(sent).toHaveLength(2);
    expect(await mailJobs(real.app, "waiting")).toEqual([]);
  });

  it("is not sent, nor an invitation, where it confirms an address whose account is gone", async () => {
    const real = createRealApp();
    const { uid } = await join(real.app);
    const { worker, sent } = withMailServer(real, []);
    requireValue(await real.provider.identity.deleteUser(uid));
    await worker.runDue();
    expect(sent).toEqual([]);
    expect(await mailJobs(real.app, "waiting")).toEqual([]);
  });
});

it("an invitation that was not taken by the mail server is sent again, as the same message, which keeps the way on", async () => {
  const real = createRealApp();
  const { auth, worker, sent } = withMailServer(real, [unreachable, unreachable]);
  const email = freshEmail();
  requireValue(await auth.sendLoginEmail({ email, redirect: "/app/briefs/a-brief" }, null));
  for (let tries = 0; tries < 5; tries += 1) {
    await worker.runDue();
    real.app.clock.advance(minute);
  }
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map(({ messageKey }) => messageKey)).size).toBe(1);
  expect(sent[0]?.text).toContain("/?redirect=%2Fapp%2Fbriefs%2Fa-brief");
});

it("what a stranger can put into a mail is an address and a path, and neither breaks out of it", async () => {
  const { app } = createRealApp();
  const { email } = await joinAndProve(app);
  const redirect = `/app/%22%3E%3Cscript%3Ealert(1)%3C/script%3E?x="><img src=x>&y='\r\nBcc: eve@example.com`;
  const safe = `/app?x=%22%3E%3Cimg&y='&oobCode=evil&id=evil#"`;
  for (const to of [redirect, safe]) {
    await app.worker.runDue();
    requireValue(await app.auth.sendLoginEmail({ email, redirect: to }, null));
    const mail = await app.lastMail(email);
    expect(mail.html).not.toMatch(/<script|<img/i);
    expect(`${mail.subject}${mail.text}`).not.toContain("Bcc:");
    expect(mail.link.searchParams.getAll("id")).toHaveLength(1);
    expect(mail.link.searchParams.getAll("oobCode")).toHaveLength(1);
    expect(await read(app, "links", mail.link.searchParams.get("id") ?? "")).not.toBeNull();
  }
});
