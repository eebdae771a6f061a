import { describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "#tests/support/app";
import { freshEmail, requireValue } from "#tests/support/identity";
import {
  askForLink,
  createRealApp,
  day,
  join,
  joinAndProve,
  minute,
  read,
  redeem,
  sessionsOf,
} from "#tests/support/people";
import type { Session } from "~/domain/session";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { settingsIn } from "~/features/accounts/model/settings";
import { removeAccountType } from "~/features/leaving/writes/delete-account";
import {
  type AddressChange,
  addressChangesCollection,
} from "~/features/sign-in/auth/address-change/address-change.server";
import { type ChangeEvent, changeMoves } from "~/features/sign-in/auth/address-change/change-moves";
import { sessionsCollection } from "~/features/sign-in/auth/sessions.server";
import { oneFor } from "~/platform/jobs/job";
import { enqueue } from "~/platform/jobs/queue.server";
import { refuse } from "~/values/result";
import { inLanguage } from "~/words/reader-language.server";

const states = [
  "ASKED",
  "NEW_CONFIRMED",
  "OLD_CONFIRMED",
  "MOVING",
  "MOVED",
  "STOPPED",
  "IN_USE",
  "UNDOING",
  "UNDONE",
];

/** By event: what each state becomes, in the order above; a dot for what is refused. */
const moves: Record<ChangeEvent, string> = {
  CONFIRM_NEW: "NEW_CONFIRMED . MOVING . . . . . .",
  CONFIRM_OLD: "OLD_CONFIRMED MOVING . . . . . . .",
  STOP: "STOPPED STOPPED STOPPED . . . . . .",
  ARRIVE: ". . . MOVED . . . UNDONE .",
  FIND_IN_USE: ". . . IN_USE . . . MOVED .",
  UNDO: ". . . . UNDOING . . . .",
};

it.each(Object.entries(moves))("the state machine of a change of address: %s", (event, row) => {
  const became = Object.values(changeMoves).map((state) => state[event as ChangeEvent] ?? ".");
  expect(Object.keys(changeMoves)).toEqual(states);
  expect(became).toEqual(row.split(" "));
});

/** The address of the link in the newest mail to somebody. */
const linkTo = async (app: TestApp, email: string) => (await app.lastMail(email)).link.searchParams;

function press(app: TestApp, link: URLSearchParams, session: Session | null = null, stop = false) {
  return app.auth.followChangeLink(link, { stop, session });
}

/** A member who asked for another address, with the links of both mails. */
async function asked(app: TestApp) {
  const member = await joinAndProve(app);
  const to = freshEmail();
  requireValue(await app.auth.askChange(member.session, to));
  return { ...member, to, news: await linkTo(app, to), old: await linkTo(app, member.email) };
}

/** The same, once both links were followed. */
async function moved(app: TestApp) {
  const member = await asked(app);
  requireValue(await press(app, member.old));
  const { renewed } = requireValue(await press(app, member.news, member.session));
  return { ...member, renewed };
}

const emailOf = async (app: TestApp, uid: string) =>
  (await read<Account>(app, accountsCollection, uid))?.email;
const changeOf = (app: TestApp, uid: string) => read<AddressChange>(app, addressChangesCollection, uid);

describe("another e-mail address", () => {
  it("is written about in the language of the request, where the account keeps none", async () => {
    const { app } = createRealApp();
    const { uid, session, email } = await joinAndProve(app);
    const account = await read<Account>(app, accountsCollection, uid);
    await app.store.transact(async (tx) =>
      tx.set(accountsCollection, uid, { ...account, settings: settingsIn(null) }),
    );
    const to = freshEmail();
    requireValue(await inLanguage("ar", () => app.auth.askChange(session, to)));
    await app.worker.runDue();
    for (const address of [to, email]) {
      const [newest] = (await app.mailbox.list()).filter((mail) => mail.to === address);
      expect(newest?.html).toContain('<html lang="ar" dir="rtl">');
    }
  });

  it("is the account’s once both links are followed, and only this browser stays signed in", async () => {
    const { app, provider } = createRealApp();
    const member = await asked(app);
    const elsewhere = requireValue(
      await redeem(app, await askForLink(app, member.email), { address: member.email }),
    );
    const opening = await askForLink(app, member.email);
    const attempt = await app.auth.attempts.begin(member.email, { draft: null, redirect: "/app" });

    expect(requireValue(await press(app, member.news))).toMatchObject({ state: "NEW_CONFIRMED" });
    expect(await emailOf(app, member.uid)).toBe(member.email);
    const done = requireValue(await press(app, member.old, member.session));
    expect(done).toMatchObject({ state: "MOVED", renewed: { session: { email: member.to } } });
    expect(await read<Account>(app, accountsCollection, member.uid)).toMatchObject({
      email: member.to,
      status: "ACTIVE",
      events: [{ event: "CHANGE_EMAIL", by: "owner" }],
    });
    expect(requireValue(await provider.identity.getUserByEmail(member.to))).toMatchObject({
      uid: member.uid,
      emailVerified: true,
    });
    expect((await sessionsOf(app, member.uid)).map(({ id }) => id)).toEqual([done.renewed?.session.id]);
    expect(await app.auth.sessions.find(elsewhere.cookie)).toEqual({ state: "signed-out" });
    expect(await redeem(app, opening, { address: member.email })).toMatchObject({ code: "link-unknown" });
    expect((await app.auth.attempts.find(attempt))?.usedAt).toEqual(expect.any(String));
    expect((await app.lastMail(member.to)).subject).toMatch(/^This is your e-mail/);
    expect((await app.lastMail(member.email)).subject).toMatch(/has changed$/);
    const back = requireValue(await redeem(app, await askForLink(app, member.to), { address: member.to }));
    expect(back.session.uid).toBe(member.uid);
  });

  it.each(["news", "old"] as const)(
    "needs both: the %s link alone, however often, changes nothing",
    async (which) => {
      const { app } = createRealApp();
      const member = await asked(app);
      await press(app, member[which]);
      expect(requireValue(await press(app, member[which]))).toMatchObject({ mayConfirm: false });
      expect(await emailOf(app, member.uid)).toBe(member.email);
      expect(await sessionsOf(app, member.uid)).toHaveLength(1);
    },
  );

  it("that another member’s browser confirms gives that browser no session of the account", async () => {
    const { app } = createRealApp();
    const member = await asked(app);
    const other = await joinAndProve(app);
    requireValue(await press(app, member.news));
    const pressed = requireValue(await press(app, member.old, other.session));
    expect(pressed).toMatchObject({ state: "MOVED", renewed: null });
    expect(await sessionsOf(app, member.uid)).toEqual([]);
  });

  it("is stopped by the present address, whichever link was followed first", async () => {
    const { app } = createRealApp();
    const member = await asked(app);
    await press(app, member.news);
    expect(requireValue(await press(app, member.old, null, true))).toMatchObject({ state: "STOPPED" });
    expect(requireValue(await press(app, member.old))).toMatchObject({
      state: "STOPPED",
      mayConfirm: false,
      mayStop: false,
    });
    expect(await emailOf(app, member.uid)).toBe(member.email);
  });

  it("that is stopped before its mails went sends neither", async () => {
    const { app } = createRealApp();
    const { session, email } = await joinAndProve(app);
    const to = freshEmail();
    await app.worker.runDue();
    const mailsTo = async () => (await app.mailbox.list()).filter((mail) => [email, to].includes(mail.to));
    const before = await mailsTo();
    requireValue(await app.auth.askChange(session, to));
    await app.auth.stopChange(session);
    await app.worker.runDue();
    expect(await mailsTo()).toEqual(before);
  });

  it("answers the same where an account has it, and mails that one no link", async () => {
    const { app } = createRealApp();
    const owner = await joinAndProve(app);
    const member = await joinAndProve(app);
    const free = await joinAndProve(app);
    const answers = [
      await app.auth.askChange(member.session, owner.email),
      await app.auth.askChange(free.session, freshEmail()),
    ];
    expect(answers[0]).toEqual(answers[1]);
    const { subject, link } = await app.lastMail(owner.email);
    expect([subject, link.pathname]).toEqual(["This address has an account at Guildhall", "/login"]);
    const shapes = [member, free].map(async ({ uid }) => Object.keys((await app.auth.findChange(uid)) ?? {}));
    expect(await shapes[0]).toEqual(await shapes[1]);
    requireValue(await press(app, await linkTo(app, member.email)));
    expect(await emailOf(app, owner.uid)).toBe(owner.email);
  });

  it("goes back where somebody signed up with it meanwhile, and nobody is signed out", async () => {
    const { app } = createRealApp();
    const member = await asked(app);
    const other = await join(app, { email: member.to });
    requireValue(await press(app, member.old));
    expect(requireValue(await press(app, member.news, member.session))).toMatchObject({ state: "IN_USE" });
    expect([await emailOf(app, member.uid), await emailOf(app, other.uid)]).toEqual([
      member.email,
      member.to,
    ]);
    expect(await app.auth.sessions.find(member.cookie)).toMatchObject({ state: "signed-in" });
    expect((await app.lastMail(member.email)).subject).toMatch(/stays as it is$/);
  });

  it("is finished by a job where the provider gave no answer, or the process ended in between", async () => {
    let isDown = true;
    const { app } = createRealApp({
      change: ({ changeEmail }) => ({
        changeEmail: async (...args) => (isDown ? refuse("network-request-failed") : changeEmail(...args)),
      }),
    });
    const member = await asked(app);
    await press(app, member.old);
    const waits = requireValue(await press(app, member.news, member.session));
    expect(waits).toMatchObject({ state: "MOVING", renewed: null });
    // From the second link on no link to the former address opens the account.
    expect(await emailOf(app, member.uid)).toBe(member.to);
    // However long that takes: nothing forgets it.
    app.clock.advance(8 * day);
    await app.auth.sweeps.expired(async () => undefined);
    isDown = false;
    await app.worker.runDue();
    expect(await changeOf(app, member.uid)).toMatchObject({ state: "MOVED" });
    expect(await sessionsOf(app, member.uid)).toEqual([]);
  });

  it("is undone by the former address for seven days, in which it can’t change again", async () => {
    const { app, provider } = createRealApp();
    const member = await moved(app);
    const undo = await linkTo(app, member.email);
    if (!member.renewed) throw new Error("its browser stayed signed in");
    expect(await app.auth.askChange(member.renewed.session, freshEmail())).toMatchObject({
      code: "changed-lately",
    });
    app.clock.advance(7 * day - minute);
    expect(requireValue(await press(app, undo))).toMatchObject({ state: "UNDONE" });
    expect(await emailOf(app, member.uid)).toBe(member.email);
    expect(requireValue(await provider.identity.getUserByEmail(member.email)).uid).toBe(member.uid);
    expect(await sessionsOf(app, member.uid)).toEqual([]);
    expect((await app.lastMail(member.email)).subject).toMatch(/again$/);
  });

  it("that is undone while its browser is given another session leaves nobody signed in", async () => {
    let undo = async () => {};
    const { app } = createRealApp({
      change: (identity) => ({
        async createSessionCookie(...given) {
          const cookie = await identity.createSessionCookie(...given);
          await undo();
          return cookie;
        },
      }),
    });
    const member = await asked(app);
    requireValue(await press(app, member.old));
    undo = async () => {
      requireValue(await press(app, await linkTo(app, member.email)));
    };
    const pressed = requireValue(await press(app, member.news, member.session));
    expect(pressed).toMatchObject({ state: "MOVED", renewed: null });
    expect(await emailOf(app, member.uid)).toBe(member.email);
    expect(await sessionsOf(app, member.uid)).toEqual([]);
  });

  it("can’t be undone after them", async () => {
    const { app } = createRealApp();
    const member = await moved(app);
    const undo = await linkTo(app, member.email);
    app.clock.advance(7 * day);
    expect(await press(app, undo)).toMatchObject({ code: "link-unknown" });
    expect(await emailOf(app, member.uid)).toBe(member.to);
  });

  it("is changed by no link that is forged, foreign, a day old, or of a change of before", async () => {
    const { app } = createRealApp();
    const member = await asked(app);
    const other = await asked(app);
    const forged = new URLSearchParams(member.news);
    forged.set("side", "undo");
    const foreign = new URLSearchParams(other.news);
    foreign.set("of", member.uid);
    for (const link of [forged, foreign, new URLSearchParams()])
      expect(await press(app, link)).toMatchObject({ code: "link-unknown" });
    requireValue(await app.auth.askChange(member.session, freshEmail()));
    expect(await press(app, member.news)).toMatchObject({ code: "link-unknown" });
    app.clock.advance(day);
    expect(await press(app, other.news)).toMatchObject({ code: "link-unknown" });
  });

  it("is asked for by a fresh session alone, of an active account, and five times a day at most", async () => {
    const { app } = createRealApp();
    const pending = await join(app);
    expect(await app.auth.askChange(pending.session, freshEmail())).toMatchObject({ code: "CONFIRM_FIRST" });
    const member = await joinAndProve(app);
    const ask = (email = freshEmail()) => app.auth.askChange(member.session, email);
    expect(await ask(member.email)).toMatchObject({ code: "same-address" });
    for (let time = 0; time < 5; time += 1) requireValue(await ask());
    expect(await ask()).toMatchObject({ code: "too-many-requests", retryAfterMs: day });
    app.clock.advance(30 * minute);
    expect(await ask()).toMatchObject({ code: "PROVE_AGAIN" });
    await app.auth.sessions.end(member.session.id);
    expect(await ask()).toMatchObject({ code: "SIGN_IN_FIRST" });
  });

  it.each([
    ["PENDING", { code: "CONFIRM_FIRST" }],
    ["ACTIVE", { ok: true }],
    ["SUSPENDED", { code: "NOT_ACTIVE" }],
    ["DELETING", { code: "NOT_ACTIVE" }],
  ] as const)("asked for by a member who is %s: %j", async (status, answer) => {
    const app = createTestApp();
    const { sessionId } = await app.signIn({ status });
    const session = await app.auth.sessions.findById(sessionId);
    if (!session) throw new Error("its session is live");
    expect(await app.auth.askChange(session, freshEmail())).toMatchObject(answer);
    const isAsked = "ok" in answer;
    expect(await app.auth.findChange(session.uid)).toEqual(
      isAsked ? expect.objectContaining({ state: "ASKED" }) : null,
    );
    await app.auth.stopChange(session);
    expect((await app.auth.findChange(session.uid))?.state).toBe(isAsked ? "STOPPED" : undefined);
  });

  it("can’t be the address of an account that was suspended meanwhile", async () => {
    const { app } = createRealApp();
    const member = await asked(app);
    const account = await read<Account>(app, accountsCollection, member.uid);
    await app.store.transact(async (tx) =>
      tx.set(accountsCollection, member.uid, { ...account, status: "SUSPENDED" }),
    );
    expect(await press(app, member.old)).toMatchObject({ code: "not-active" });
    expect(requireValue(await press(app, member.old, null, true))).toMatchObject({ state: "STOPPED" });
  });

  it("goes with the account", async () => {
    const { app } = createRealApp();
    const { uid } = await asked(app);
    const account = await read<Account>(app, accountsCollection, uid);
    const deletesAt = app.clock.now().toISOString();
    await app.store.transact(async (tx) => {
      tx.set(accountsCollection, uid, { ...account, status: "DELETING", deletesAt });
      enqueue(tx, oneFor(removeAccountType, { uid }), app.clock.now());
    });
    await app.worker.runDue();
    expect([await emailOf(app, uid), await changeOf(app, uid)]).toEqual([undefined, null]);
  });
});

describe("a session that proves itself anew", () => {
  it("is another one, so that whoever took the former cookie is signed out and never fresh", async () => {
    const { app } = createRealApp();
    const member = await joinAndProve(app);
    const { id, ...former } = member.session;
    const session = { ...former, createdAt: new Date(app.clock.now().getTime() - 31 * minute).toISOString() };
    await app.store.transact(async (tx) => tx.set(sessionsCollection, id, session));
    expect(await app.auth.needsProof({ id, ...session })).toBe(true);
    const link = await askForLink(app, member.email);
    const again = requireValue(await redeem(app, link, { session: member.session }));
    expect(await app.auth.needsProof(again.session)).toBe(false);
    expect(await app.auth.sessions.find(member.cookie)).toEqual({ state: "signed-out" });
  });

  it("isn’t asked of an account that nobody has proven", async () => {
    const { app } = createRealApp();
    const { session } = await join(app);
    app.clock.advance(31 * minute);
    expect(await app.auth.needsProof(session)).toBe(false);
  });
});
