import { describe, expect, it } from "vitest";
import { atOnce, createTestApp, type TestApp } from "#tests/support/app";
import { freshEmail, requireValue, useTestIdentity } from "#tests/support/identity";
import { createMarket, succeeded } from "#tests/support/market";
import {
  askForLink,
  createRealApp,
  day,
  freelancer,
  hirer,
  join,
  joinAndProve,
  mailedLink,
  minute,
  read,
  redeem,
  second,
  sessionsOf,
  signUp,
  stubIdentity,
} from "#tests/support/people";
import { type Account, accountsCollection, addressed } from "~/features/accounts/model/account";
import { settingsIn } from "~/features/accounts/model/settings";
import { briefsCollection, firstBriefId } from "~/features/briefs/model/brief";
import { listBookmarks } from "~/features/briefs/reads/bookmarks";
import { setBookmark } from "~/features/briefs/writes/bookmarks";
import { saveBrief } from "~/features/briefs/writes/save-brief";
import { deleteUnprovenType } from "~/features/leaving/writes/remove-unproven";
import { limitsCollection } from "~/features/notifications/mails/mail-limits.server";
import { notificationsCollection } from "~/features/notifications/model/notification";
import { profilesCollection } from "~/features/profiles/model/profile";
import { type Attempt, attemptsCollection } from "~/features/sign-in/auth/attempts.server";
import { linkMailType } from "~/features/sign-in/auth/link-mail-job";
import { type Link, linksCollection } from "~/features/sign-in/auth/links.server";
import { sessionsCollection } from "~/features/sign-in/auth/sessions.server";
import { deleteUnproven } from "~/features/sign-up/auth/unproven-accounts.server";
import { chooseKind } from "~/features/sign-up/writes/choose-kind";
import { saveDraft } from "~/features/sign-up/writes/save-draft";
import { paths } from "~/paths";
import { type JobDocument, jobsCollection } from "~/platform/jobs/queue.server";
import { ok } from "~/values/result";

const accountOf = (app: TestApp, uid: string) => read<Account>(app, accountsCollection, uid);

async function jobsOf(app: TestApp) {
  const { items } = await app.store.query<JobDocument>({
    collection: jobsCollection,
    where: { state: "waiting" },
    orderBy: { field: "dueAt", direction: "asc" },
    limit: 100,
  });
  return items.map(({ data }) => data);
}

const mailsTo = async (app: TestApp, address: string) => {
  await app.worker.runDue();
  return (await app.mailbox.list()).filter(({ to }) => to === address);
};

describe("createUser", () => {
  it("makes a pending account, plans the confirmation mail and, in seven days, the deletion", async () => {
    const { app } = createRealApp();
    const { uid, email, attempt } = await signUp(app);

    expect(await accountOf(app, uid)).toEqual({
      kind: null,
      ...addressed(email),
      status: "PENDING",
      emailVerifiedAt: null,
      createdAt: app.clock.now().toISOString(),
      createdBy: attempt,
      review: false,
      settings: settingsIn("en"),
    });
    const [mail, deletion] = await jobsOf(app);
    expect(mail).toMatchObject({
      type: linkMailType.name,
      payload: { address: email, redirect: paths.app, attempt, language: "en" },
    });
    expect(deletion).toMatchObject({ type: deleteUnprovenType.name, payload: { uid } });
    expect(Date.parse(deletion?.dueAt.split("_")[0] ?? "") - app.clock.now().getTime()).toBe(7 * day);
    expect(await read<Attempt>(app, attemptsCollection, attempt)).toMatchObject({
      linkSentAt: app.clock.now().toISOString(),
    });
  });

  it("mails a link that confirms the address", async () => {
    const { app } = createRealApp();
    const { email } = await signUp(app);
    const mail = await app.lastMail(email);
    expect(mail.subject).toContain("Confirm your e-mail");
    expect(mail.link.pathname).toBe("/sign-in");
    expect(await mailsTo(app, email)).toHaveLength(1);
  });

  it("writes account, mail and deletion together, or none of them", async () => {
    const email = freshEmail();
    const real = createRealApp();
    const attempt = await real.app.auth.attempts.begin(email, { draft: null, redirect: paths.app });
    const { transact } = real.app.store;
    let writes = 0;
    // The third write of the transaction fails, as a full disk would.
    real.app.store.transact = (work) =>
      transact((tx) =>
        work({
          ...tx,
          set(...write) {
            writes += 1;
            if (writes === 3) throw new Error("disk full");
            tx.set(...write);
          },
        }),
      );
    await expect(real.app.auth.createUser(email, attempt)).rejects.toThrow("disk full");
    real.app.store.transact = transact;

    expect(await jobsOf(real.app)).toEqual([]);
    const { uid } = requireValue(await real.provider.identity.getUserByEmail(email));
    expect(await accountOf(real.app, uid)).toBeNull();

    // The owner is not locked out by it: a link makes the account whole.
    const link = await askForLink(real.app, email);
    requireValue(await redeem(real.app, link, { address: email }));
    expect(await accountOf(real.app, uid)).toMatchObject({ status: "ACTIVE" });
  });

  it("puts the attempt into the token, and gives none to a request without one of this address", async () => {
    const { app, provider } = createRealApp();
    const { token, attempt } = await signUp(app);
    const { idToken } = requireValue(await provider.identity.exchangeCustomToken(token));
    expect(requireValue(await provider.identity.verifyIdToken(idToken)).claims).toEqual({ attempt });

    const foreign = await app.auth.attempts.begin(freshEmail(), { draft: null, redirect: paths.app });
    for (const named of [null, "made-up", foreign]) {
      const created = requireValue(await app.auth.createUser(freshEmail(), named));
      expect(created.token).toBeNull();
      expect(await accountOf(app, created.uid)).toMatchObject({ createdBy: null });
    }
  });

  it("says email-already-in-use for an address with an account, and changes nothing", async () => {
    const { app } = createRealApp();
    const { email, uid } = await joinAndProve(app);
    const before = [await accountOf(app, uid), await mailsTo(app, email)];
    const attempt = await app.auth.attempts.begin(email, { draft: null, redirect: paths.app });

    expect(await app.auth.createUser(email, attempt)).toMatchObject({ code: "email-already-in-use" });

    expect([await accountOf(app, uid), await mailsTo(app, email)]).toEqual(before);
  });

  it("makes one account when twenty requests ask for one address at the same moment", async () => {
    const { app } = createRealApp();
    const email = freshEmail();
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.auth.createUser(email, null)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await mailsTo(app, email)).toHaveLength(1);
  });

  it.each([
    ["capitals", "Ada.Moreau@Example.COM", "ada.moreau@example.com"],
    ["spaces around", "  ada@example.com\t", "ada@example.com"],
    ["a tag", "ada+work@example.com", "ada+work@example.com"],
    ["an international domain", "ada@bücher.example", "ada@xn--bcher-kva.example"],
    ["the same domain in capitals", "ADA@BÜCHER.example", "ada@xn--bcher-kva.example"],
    ["a decomposed domain", "ada@bu\u0308cher.example", "ada@xn--bcher-kva.example"],
  ])("knows one mailbox by one spelling: %s", async (_what, written, address) => {
    const { app } = createRealApp();
    expect(requireValue(await app.auth.createUser(written, null)).email).toBe(address);
    expect(await app.auth.createUser(address, null)).toMatchObject({ code: "email-already-in-use" });
    expect(await app.auth.createUser(written, null)).toMatchObject({ code: "email-already-in-use" });
    expect(await mailsTo(app, address)).toHaveLength(1);
  });

  const notAddresses = [
    "",
    "ada",
    "@example.com",
    "ada@",
    "ada@localhost",
    "ada@@example.com",
    "ada..b@example.com",
    "ada@example.com, eve@example.com",
    "ada@example.com\r\nBcc: eve@example.com",
    "Ada <ada@example.com>",
    '"ada"@example.com',
    "ädä@example.com",
    `${"a".repeat(65)}@example.com`,
    `ada@${"a".repeat(250)}.com`,
    "ada@exa mple.com",
    "ada@127.0.0.1",
  ];
  it.each(notAddresses)("refuses %j as no address, and asks neither provider nor mailer", async (written) => {
    const app = createTestApp({ identity: stubIdentity({}) });
    expect(await app.auth.createUser(written, null)).toEqual({ ok: false, code: "invalid-email" });
    const login = { email: written, redirect: paths.app };
    expect(await app.auth.sendLoginEmail(login, null)).toEqual({ ok: false, code: "invalid-email" });
    expect(await jobsOf(app)).toEqual([]);
  });

  it("says so when the provider gives no answer, and leaves no half account behind", async () => {
    const app = createTestApp({
      identity: stubIdentity({ createUser: async () => ({ ok: false, code: "network-request-failed" }) }),
    });
    expect(await app.auth.createUser(freshEmail(), null)).toMatchObject({ code: "network-request-failed" });
    expect(await jobsOf(app)).toEqual([]);
  });

  it("never logs the address", async () => {
    const { app } = createRealApp();
    const { email } = await join(app);
    await app.auth.createUser(email, null);
    await app.worker.runDue();
    expect(JSON.stringify(app.logged)).not.toContain(email);
    expect(JSON.stringify(app.logged)).not.toContain(email.split("@")[0]);
  });
});

describe("mails to one address", () => {
  const login = (app: TestApp, email: string) =>
    app.auth.sendLoginEmail({ email, redirect: paths.app }, null);

  it("are five in half an hour, whoever asks and however the address is written", async () => {
    const { app } = createRealApp();
    const email = freshEmail();
    for (let asked = 0; asked < 5; asked += 1) {
      requireValue(await login(app, asked % 2 ? email.toUpperCase() : ` ${email}`));
      app.clock.advance(minute);
    }
    expect(await login(app, email)).toEqual({
      ok: false,
      code: "too-many-requests",
      retryAfterMs: 25 * minute,
    });
    expect(await login(app, freshEmail())).toMatchObject({ ok: true });

    app.clock.advance(25 * minute - 1);
    expect(await login(app, email)).toMatchObject({ ok: false });
    app.clock.advance(1);
    expect(await login(app, email)).toMatchObject({ ok: true });
    expect(await login(app, email)).toMatchObject({ ok: false });
  });

  it("are five to one mailbox, with whatever tags and dots, and the address itself stays as it was typed", async () => {
    const { app } = createRealApp();
    const name = freshEmail().split("@")[0]?.replace(".", "");
    const addresses = ["+1", "+2", "", ".", "+3+4", "+5"].map((tag) =>
      tag === "." ? `${name?.slice(0, 3)}.${name?.slice(3)}@googlemail.com` : `${name}${tag}@gmail.com`,
    );
    for (const email of addresses.slice(0, 5)) requireValue(await login(app, email));
    expect(await login(app, addresses[5] ?? "")).toMatchObject({ code: "too-many-requests" });
    expect(await app.auth.createUser(addresses[5] ?? "", null)).toMatchObject({
      ok: true,
      value: { email: addresses[5] },
    });
    // One invitation for all five.
    await app.worker.runDue();
    expect((await app.mailbox.list()).filter(({ to }) => addresses.includes(to))).toHaveLength(1);
  });

  it("that were asked for while the clock was a day ahead count no more once it is right", async () => {
    const { app } = createRealApp();
    const email = freshEmail();
    app.clock.advance(day);
    for (let asked = 0; asked < 5; asked += 1) requireValue(await login(app, email));
    await app.worker.runDue();
    expect(await login(app, email)).toMatchObject({ retryAfterMs: 30 * minute });
    app.clock.advance(-day);
    expect(await app.auth.timeUntilLoginEmail(email, false)).toBe(0);
    for (let asked = 0; asked < 5; asked += 1) requireValue(await login(app, email));
    expect(await login(app, email)).toEqual({
      ok: false,
      code: "too-many-requests",
      retryAfterMs: 30 * minute,
    });
    // The invitation of tomorrow is none of today.
    await app.worker.runDue();
    expect((await app.mailbox.list()).filter(({ to }) => to === email)).toHaveLength(2);
  });

  it("are five even when fifty are asked for at the same moment", async () => {
    const { app } = createRealApp();
    const email = freshEmail();
    const ask = () => login(app, email).catch(() => ({ ok: false as const, code: "lost-the-race" as const }));
    const answers = await Promise.all(Array.from({ length: 50 }, ask));
    const granted = answers.filter(({ ok }) => ok).length;
    expect(granted).toBeLessThanOrEqual(5);
    expect(granted).toBe((await jobsOf(app)).length);
  });

  it("count the confirmation mail of a new account, too; past the limit the account is made without one", async () => {
    const { app } = createRealApp();
    const email = freshEmail();
    for (let asked = 0; asked < 5; asked += 1) requireValue(await login(app, email));
    const jobs = (await jobsOf(app)).length;
    expect(await app.auth.createUser(email, null)).toMatchObject({ ok: true });
    expect((await jobsOf(app)).slice(jobs).map(({ type }) => type)).toEqual([deleteUnprovenType.name]);
  });

  it("get the same answer, with the same work done, whether the address is known or not", async () => {
    const { app } = createRealApp();
    const { email: known } = await joinAndProve(app);
    app.clock.advance(31 * minute);
    const unknown = freshEmail();
    // Neither asks the provider: that is the job's part.
    const asked = { transactions: 0 };
    const { transact } = app.store;
    app.store.transact = (work) => {
      asked.transactions += 1;
      return transact(work);
    };
    const seen: unknown[] = [];
    for (const email of [known, unknown]) {
      asked.transactions = 0;
      const answers = [];
      for (let times = 0; times < 6; times += 1) answers.push(await login(app, email));
      const jobs = (await jobsOf(app)).filter(({ type }) => type === linkMailType.name);
      seen.push({
        answers,
        work: asked.transactions,
        jobs: jobs.filter((job) => JSON.stringify(job).includes(email)).length,
      });
    }
    expect(seen[0]).toEqual(seen[1]);
  });

  it("are an invitation for an unknown address, at most once a day, and make no account", async () => {
    const { app, provider } = createRealApp();
    const email = freshEmail();
    for (let asked = 0; asked < 3; asked += 1) {
      requireValue(await login(app, email));
      expect(await mailsTo(app, email)).toHaveLength(1);
      app.clock.advance(8 * 60 * minute - second);
    }
    const [mail] = await mailsTo(app, email);
    expect(mail?.subject).toContain("No account");
    expect(mail?.text).not.toContain("oobCode");
    expect(await provider.identity.getUserByEmail(email)).toMatchObject({ code: "user-not-found" });

    app.clock.advance(3 * second);
    requireValue(await login(app, email));
    expect(await mailsTo(app, email)).toHaveLength(2);
  });

  it("are one invitation a day even after the provider was in trouble and the jobs were tried again", async () => {
    let down = true;
    const { app } = createRealApp({
      change: ({ getUserByEmail }) => ({
        getUserByEmail: (...call) =>
          down ? Promise.resolve({ ok: false, code: "network-request-failed" }) : getUserByEmail(...call),
      }),
    });
    const email = freshEmail();
    for (let asked = 0; asked < 4; asked += 1) requireValue(await login(app, email));
    expect(await mailsTo(app, email)).toHaveLength(0);
    down = false;
    app.clock.advance(minute);
    expect(await mailsTo(app, email)).toHaveLength(1);
  });

  it("are kept apart by hashes: the store's limits hold no address", async () => {
    const { app } = createRealApp();
    const email = freshEmail();
    await login(app, email);
    const { items } = await app.store.query({
      collection: limitsCollection,
      orderBy: { field: "expiresAt", direction: "asc" },
      limit: 10,
    });
    expect(items).toHaveLength(1);
    expect(JSON.stringify(items)).not.toContain(email);
  });
});

describe("an account whose address nobody proves", () => {
  /** Its job, at the time of the run's emulator: a link that is pressed later is too old for it. */
  const runDeletion = async (app: TestApp, uid: string) =>
    deleteUnproven.handler(app.auth.jobParts)({ id: "job", payload: { uid }, attempts: 1 });

  it("is deleted after seven days with all that was filled in, here and at the provider", async () => {
    const { app, provider } = createRealApp();
    const { uid, email } = await join(app);
    requireValue(await saveDraft(app, uid, hirer, { review: false }));
    await app.worker.runDue();

    app.clock.advance(7 * day - 1);
    await app.worker.runDue();
    expect(await accountOf(app, uid)).not.toBeNull();

    app.clock.advance(1);
    await app.worker.runDue();
    expect(await accountOf(app, uid)).toBeNull();
    expect(await read(app, profilesCollection, uid)).toBeNull();
    expect(await read(app, briefsCollection, firstBriefId(uid))).toBeNull();
    expect(await sessionsOf(app, uid)).toEqual([]);
    expect(await provider.identity.getUserByEmail(email)).toMatchObject({ code: "user-not-found" });
    expect(await app.auth.createUser(email, null)).toMatchObject({ ok: true });
  });

  it.each(["HIRER", "FREELANCER"] as const)(
    "leaves nothing else behind, and tells nobody: %s",
    async (kind) => {
      const market = createMarket({ identity: useTestIdentity().identity });
      const { app } = market;
      const briefId = await market.open(await market.join("HIRER"));
      const { uid, email } = await join(app);
      requireValue(await chooseKind(app.store, uid, kind));
      if (kind === "FREELANCER") succeeded(await setBookmark(market, uid, briefId, true));
      else
        for (const id of ["11111111-aaaa", "22222222-aaaa"])
          succeeded(await saveBrief(market, uid, { id, revision: null, content: market.aBrief() }));
      await market.pass(0);
      const mails = (await mailsTo(app, email)).length;
      await market.pass(7 * day);
      expect(await accountOf(app, uid)).toBeNull();
      expect(await app.store.get("hirerRecords", uid)).toBeNull();
      expect(await app.store.getMany("briefs", ["11111111-aaaa", "22222222-aaaa"])).toEqual([null, null]);
      expect((await listBookmarks(app.store, uid, { first: 10, after: null })).items).toEqual([]);
      expect(await mailsTo(app, email)).toHaveLength(mails);
    },
  );

  it("is not proven while it is being removed", async () => {
    let pressed: unknown = null;
    let press: () => Promise<unknown> = async () => null;
    const { app, provider } = createRealApp({
      change: ({ deleteUser }) => ({
        async deleteUser(...call) {
          pressed = await press();
          return deleteUser(...call);
        },
      }),
    });
    const { uid, email } = await join(app);
    const link = await mailedLink(app, email);
    press = () => redeem(app, link, { address: email });
    requireValue<unknown, string>(await runDeletion(app, uid));
    expect(pressed).toMatchObject({ code: "user-not-found" });
    expect(await accountOf(app, uid)).toBeNull();
    expect(await sessionsOf(app, uid)).toEqual([]);
    expect(await provider.identity.getUserByEmail(email)).toMatchObject({ code: "user-not-found" });
  });

  it("is not proven any more once it is marked, by a clock ahead of ours, too", async () => {
    const { app } = createRealApp();
    const { uid, email } = await join(app);
    const link = await mailedLink(app, email);
    const account = await accountOf(app, uid);
    const deletesAt = new Date(app.clock.now().getTime() + minute).toISOString();
    await app.store.transact(async (tx) => tx.set(accountsCollection, uid, { ...account, deletesAt }));
    expect(await redeem(app, link, { address: email })).toMatchObject({ code: "user-not-found" });
    expect(await accountOf(app, uid)).toMatchObject({ status: "PENDING" });
  });

  it("stays when it was proven, however late", async () => {
    const { app, provider } = createRealApp();
    const { uid, email } = await joinAndProve(app);
    app.clock.advance(8 * day);
    await app.worker.runDue();
    expect(await accountOf(app, uid)).toMatchObject({ status: "ACTIVE" });
    expect(await provider.identity.getUserByEmail(email)).toMatchObject({ ok: true });
    expect(await jobsOf(app)).toEqual([]);
  });

  it("goes later when the provider is in trouble at that time, and no half of it goes first", async () => {
    let down = true;
    const { app } = createRealApp({
      change: ({ deleteUser }) => ({
        deleteUser: (...call) =>
          down ? Promise.resolve({ ok: false, code: "network-request-failed" }) : deleteUser(...call),
      }),
    });
    const { uid } = await join(app);
    requireValue(await saveDraft(app, uid, hirer, { review: false }));
    await app.worker.runDue();
    app.clock.advance(7 * day);
    await app.worker.runDue();
    expect(await accountOf(app, uid)).toMatchObject({ status: "PENDING" });
    expect(await read(app, profilesCollection, uid)).not.toBeNull();
    down = false;
    app.clock.advance(minute);
    await app.worker.runDue();
    expect(await accountOf(app, uid)).toBeNull();
  });

  it("can still be proven while the provider is in trouble at that time", async () => {
    const { app } = createRealApp({
      change: () => ({ deleteUser: async () => ({ ok: false, code: "network-request-failed" }) }),
    });
    const { uid, email } = await join(app);
    const link = await mailedLink(app, email);
    expect(await runDeletion(app, uid)).toMatchObject({ code: "network-request-failed" });
    requireValue(await redeem(app, link, { address: email }));
    requireValue<unknown, string>(await runDeletion(app, uid));
    expect(await accountOf(app, uid)).toMatchObject({ status: "ACTIVE" });
    expect(await accountOf(app, uid)).not.toHaveProperty("deletesAt");
  });
});

describe("the sweep", () => {
  it("forgets what has expired, in pages, and nothing else", async () => {
    const app = createTestApp({ identity: stubIdentity({ getUserByEmail: async () => ok(member) }) });
    const member = { uid: "uid", email: "a@example.com", emailVerified: true, disabled: false };
    const at = (ms: number) => new Date(app.clock.now().getTime() + ms).toISOString();
    const collections = [
      attemptsCollection,
      linksCollection,
      limitsCollection,
      notificationsCollection,
      sessionsCollection,
    ];
    for (const collection of collections) {
      await app.store.transact(async (tx) => {
        for (let number = 0; number < 130; number += 1)
          tx.set(collection, `old-${number}`, { expiresAt: at(-number) });
        tx.set(collection, "live", { expiresAt: at(1) });
      });
    }
    const { uid } = await app.signIn();

    expect(await app.auth.sweeps.expired(atOnce)).toBe(5 * 130);
    expect(await app.auth.sweeps.expired(atOnce)).toBe(0);

    for (const collection of collections) {
      expect(await read(app, collection, "live")).not.toBeNull();
      expect(await read(app, collection, "old-0")).toBeNull();
    }
    expect(await accountOf(app, uid)).not.toBeNull();
    expect(await sessionsOf(app, uid)).toHaveLength(1);
  });

  it("leaves a live session, an open link and a fresh attempt alone", async () => {
    const { app } = createRealApp();
    const { cookie, attempt, email } = await join(app, { draft: freelancer });
    const link = await mailedLink(app, email);
    expect(await app.auth.sweeps.expired(atOnce)).toBe(0);
    expect(await app.auth.sessions.find(cookie)).toMatchObject({ state: "signed-in" });
    expect(await read<Link>(app, linksCollection, link.id)).not.toBeNull();
    app.clock.advance(7 * day);
    // The attempt, the link, and how many mails its mailbox, its provider and the whole site got.
    expect(await app.auth.sweeps.expired(atOnce)).toBe(5);
    expect(await read(app, attemptsCollection, attempt)).toBeNull();
  });
});
