import { describe, expect, it, onTestFinished } from "vitest";
import { createTestApp, type TestApp } from "#tests/support/app";
import { blind } from "#tests/support/blind-store";
import { createTestIdentity, freshEmail, requireValue } from "#tests/support/identity";
import {
  agency,
  askForLink,
  createRealApp,
  firefox,
  freelancer,
  hirer,
  join,
  joinAndProve,
  mailedLink,
  openWithToken,
  read,
  redeem,
  sessionsOf,
  signUp,
} from "#tests/support/people";
import type { SignUpDraft } from "~/domain/account";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { briefsCollection, firstBriefId } from "~/features/briefs/model/brief";
import { profilesCollection } from "~/features/profiles/model/profile";
import { type Attempt, attemptsCollection } from "~/features/sign-in/auth/attempts.server";
import { chooseKind } from "~/features/sign-up/writes/choose-kind";
import { reviewAccount } from "~/features/sign-up/writes/review-account";
import { saveDraft } from "~/features/sign-up/writes/save-draft";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import { paths } from "~/paths";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import indexes from "../../../firestore.indexes.json";

const accountOf = (app: TestApp, uid: string) => read<Account>(app, accountsCollection, uid);
const fillIn = async (app: TestApp, uid: string, draft: SignUpDraft) =>
  requireValue(await saveDraft(app, uid, draft, { review: false }));

describe("the first proof of an address", () => {
  it("makes the account active and notes when", async () => {
    const { app } = createRealApp();
    const { uid, email } = await join(app);
    expect(await accountOf(app, uid)).toMatchObject({ status: "PENDING", emailVerifiedAt: null });
    const link = await mailedLink(app, email);

    requireValue(await redeem(app, link, { address: email }));

    expect(await accountOf(app, uid)).toMatchObject({
      status: "ACTIVE",
      email,
      emailVerifiedAt: app.clock.now().toISOString(),
    });
  });

  it("ends a session, too, that is opened at the same moment", async () => {
    const provider = createTestIdentity();
    onTestFinished(() => provider.close());
    const { identity } = provider;
    const store = createVersionedStore(createSqliteStore({ file: ":memory:", indexes }));
    const app = createTestApp({ identity, store });
    const { uid, email } = await signUp(app);
    const link = await mailedLink(app, email);
    const openAnother = async () => {
      const attempt = await app.auth.attempts.begin(email, { draft: null, redirect: paths.app });
      const token = requireValue(await app.auth.mintToken(uid, attempt));
      requireValue(await openWithToken(app, token, attempt));
    };
    const rival = createTestApp({ identity, store: blind(store, "sessions", openAnother) });
    const { session } = requireValue(await redeem(rival, link, { address: email }));
    expect((await sessionsOf(app, uid)).map(({ id }) => id)).toEqual([session.id]);
  });

  it("ends every other session of the account, and leaves the one it opens", async () => {
    const { app } = createRealApp();
    const pending = await join(app);
    const more = await Promise.all(
      [1, 2, 3].map(() => app.signIn({ uid: pending.uid, email: pending.email, status: "PENDING" })),
    );
    const stranger = await join(app);
    const link = await mailedLink(app, pending.email);

    const { session, cookie } = requireValue(await redeem(app, link, { address: pending.email }));

    expect((await sessionsOf(app, pending.uid)).map(({ id }) => id)).toEqual([session.id]);
    expect(await app.auth.sessions.find(pending.cookie)).toEqual({ state: "signed-out" });
    expect(await app.auth.sessions.find(cookie)).toMatchObject({ state: "signed-in" });
    for (const { sessionId } of more) expect(await app.auth.sessions.findById(sessionId)).toBeNull();
    expect(await app.auth.sessions.find(stranger.cookie)).toMatchObject({ state: "signed-in" });
  });

  it("ends them all, however many there are", async () => {
    const { app } = createRealApp();
    const { uid, email } = await join(app);
    for (let count = 0; count < 120; count += 1) await app.signIn({ uid, email, status: "PENDING" });
    const link = await mailedLink(app, email);
    const { session } = requireValue(await redeem(app, link, { address: email }));
    expect((await sessionsOf(app, uid)).map(({ id }) => id)).toEqual([session.id]);
  });

  it("ends every attempt at the address, but keeps what their forms asked", async () => {
    const { app } = createRealApp();
    const { email, attempt } = await signUp(app, { draft: freelancer });
    const other = await app.auth.attempts.begin(email, { draft: agency, redirect: paths.app });
    const stranger = await app.auth.attempts.begin(freshEmail(), { draft: null, redirect: paths.app });
    const link = await mailedLink(app, email);

    requireValue(await redeem(app, link, { address: email }));

    const at = app.clock.now().toISOString();
    const record = (id: string) => read<Attempt>(app, attemptsCollection, id);
    expect(await record(attempt)).toMatchObject({ usedAt: at, draft: freelancer });
    expect(await record(other)).toMatchObject({ usedAt: at, draft: agency });
    expect(await record(stranger)).toMatchObject({ usedAt: null });
  });

  it("ends nothing the second time", async () => {
    const { app } = createRealApp();
    const member = await joinAndProve(app);
    const elsewhere = await app.signIn({ uid: member.uid, email: member.email });
    const attempt = await app.auth.attempts.begin(member.email, { draft: null, redirect: paths.app });
    const link = await askForLink(app, member.email);

    requireValue(await redeem(app, link, { address: member.email }));

    expect(await app.auth.sessions.findById(elsewhere.sessionId)).not.toBeNull();
    expect(await read<Attempt>(app, attemptsCollection, attempt)).toMatchObject({ usedAt: null });
    expect(await accountOf(app, member.uid)).toMatchObject({ status: "ACTIVE", review: false });
  });
});

describe("the owner is asked whether to keep what stands", () => {
  type Joined = Awaited<ReturnType<typeof join>>;
  type Fill = (app: TestApp, uid: string) => Promise<unknown>;
  const nothing: Fill = async () => {};
  const profile: Fill = (app, uid) => fillIn(app, uid, freelancer);
  const brief: Fill = (app, uid) => fillIn(app, uid, hirer);
  const kind: Fill = async (app, uid) => requireValue(await chooseKind(app.store, uid, "AGENCY"));

  const here = ({ attempt, session }: Joined) => ({ attempt, session });
  const loggedOutHere = ({ attempt }: Joined) => ({ attempt });
  const newAttemptHere = ({ session }: Joined) => ({ session });
  const elsewhere = ({ email }: Joined) => ({ address: email });

  interface Case {
    asked: boolean;
    what: string;
    fill: Fill;
    where: string;
    browser: (joined: Joined) => object;
  }
  const cases: Case[] = [
    { asked: false, what: "nothing", fill: nothing, where: "in another browser", browser: elsewhere },
    { asked: false, what: "nothing", fill: nothing, where: "in the same browser", browser: here },
    { asked: false, what: "a profile", fill: profile, where: "in the same browser", browser: here },
    { asked: false, what: "a profile", fill: profile, where: "there after log-out", browser: loggedOutHere },
    {
      asked: false,
      what: "a profile",
      fill: profile,
      where: "there after a new try",
      browser: newAttemptHere,
    },
    { asked: false, what: "a kind", fill: kind, where: "in the same browser", browser: here },
    { asked: true, what: "a profile", fill: profile, where: "in another browser", browser: elsewhere },
    { asked: true, what: "a brief", fill: brief, where: "in another browser", browser: elsewhere },
    { asked: true, what: "a kind", fill: kind, where: "in another browser", browser: elsewhere },
  ];

  it.each(cases)("$asked: $what stands, and the link is opened $where", async ({ asked, fill, browser }) => {
    const { app } = createRealApp();
    const joined = await join(app);
    await fill(app, joined.uid);
    const link = await mailedLink(app, joined.email);

    requireValue(await redeem(app, link, { address: joined.email, ...browser(joined) }));

    expect((await accountOf(app, joined.uid))?.review).toBe(asked);
  });

  it("also where the visitor has a session of somebody else", async () => {
    const { app } = createRealApp();
    const joined = await join(app);
    await profile(app, joined.uid);
    const stranger = await join(app);
    const link = await mailedLink(app, joined.email);
    requireValue(
      await redeem(app, link, {
        address: joined.email,
        session: stranger.session,
        attempt: stranger.attempt,
      }),
    );
    expect((await accountOf(app, joined.uid))?.review).toBe(true);
  });

  it("also when no browser is known to have made the account, and this one has no attempt", async () => {
    const { app } = createRealApp();
    const email = freshEmail();
    const { uid } = requireValue(await app.auth.createUser(email, null));
    await profile(app, uid);
    const link = await mailedLink(app, email);
    requireValue(await redeem(app, link, { address: email, attempt: null }));
    expect((await accountOf(app, uid))?.review).toBe(true);
  });
});

describe("what a form asked", () => {
  it("waits with a question where its link is opened in another browser", async () => {
    const { app } = createRealApp();
    const { email, attempt } = await signUp(app, { draft: freelancer });
    const link = await mailedLink(app, email);
    const { session } = requireValue(await redeem(app, link, { address: email }));
    expect(session.draft).toEqual({ attempt, review: true });
  });

  it("waits without one in its own browser, and for nobody when the form asked nothing", async () => {
    const { app } = createRealApp();
    const asked = await signUp(app, { draft: freelancer });
    const link = await mailedLink(app, asked.email);
    const opened = requireValue(await redeem(app, link, { attempt: asked.attempt }));
    expect(opened.session.draft).toEqual({ attempt: asked.attempt, review: false });

    const silent = await signUp(app);
    const other = await mailedLink(app, silent.email);
    expect(requireValue(await redeem(app, other, { attempt: silent.attempt })).session.draft).toBeNull();
  });

  it("is dealt with once: the pointer can be cleared, and clearing an ended session does nothing", async () => {
    const { app } = createRealApp();
    const { session } = await join(app, { draft: freelancer });
    await app.auth.sessions.clearDraft(session.id);
    expect((await app.auth.sessions.findById(session.id))?.draft).toBeNull();
    await app.auth.sessions.end(session.id);
    await app.auth.sessions.clearDraft(session.id);
    expect(await app.auth.sessions.findById(session.id)).toBeNull();
  });
});

describe("somebody camps on another person's address", () => {
  /** The attacker signs up with the victim's address and fills everything in; then the owner signs up, too. */
  async function camp(draft: SignUpDraft) {
    const real = createRealApp();
    const { app } = real;
    const attacker = await join(app, { draft });
    await fillIn(app, attacker.uid, draft);
    await app.worker.runDue();

    const { email } = attacker;
    const attempt = await app.auth.attempts.begin(email, { draft: agency, redirect: paths.app });
    expect(await app.auth.createUser(email, attempt)).toMatchObject({ code: "email-already-in-use" });
    const link = await askForLink(app, email, { attempt });
    const owner = requireValue(await redeem(app, link, { attempt }));
    return { ...real, attacker, attempt, owner, uid: attacker.uid, email };
  }

  it("and is out the moment the owner proves it: session, cookie, and every token", async () => {
    const { app, provider, attacker, uid, owner, email } = await camp(hirer);

    expect(await app.auth.sessions.find(attacker.cookie)).toEqual({ state: "signed-out" });
    expect((await sessionsOf(app, uid)).map(({ id }) => id)).toEqual([owner.session.id]);
    const sid = await provider.signIn(uid, { sid: attacker.session.id });
    expect(await app.auth.sessions.findByIdToken(sid)).toBeNull();

    expect(await openWithToken(app, attacker.token, attacker.attempt)).toMatchObject({
      code: "attempt-used",
    });
    const fresh = await app.auth.attempts.begin(email, { draft: null, redirect: paths.app });
    const idToken = await provider.signIn(uid, { attempt: fresh });
    expect(await app.auth.openSessionWithToken({ idToken }, fresh, firefox)).toMatchObject({
      code: "attempt-used",
    });
    expect(app.auth.attempts.recentAnswer(await app.auth.attempts.find(attacker.attempt), email)).toBeNull();
  });

  it("and the owner is asked, while the owner's own form waits", async () => {
    const { app, uid, owner, attempt } = await camp(hirer);
    expect(await accountOf(app, uid)).toMatchObject({ status: "ACTIVE", review: true, kind: "HIRER" });
    expect(owner.session.draft).toEqual({ attempt, review: false });
    expect(await saveDraft(app, uid, agency, { review: false })).toMatchObject({ code: "REVIEW_FIRST" });
  });

  it("and start fresh deletes all of it; then the owner's own form is saved", async () => {
    const { app, uid } = await camp(hirer);

    requireValue(await reviewAccount(app, uid, "START_FRESH"));

    expect(await read(app, profilesCollection, uid)).toBeNull();
    expect(await read(app, briefsCollection, firstBriefId(uid))).toBeNull();
    expect(await accountOf(app, uid)).toMatchObject({ status: "ACTIVE", kind: null, review: false });
    requireValue(await saveDraft(app, uid, agency, { review: false }));
    expect(await read(app, profilesCollection, uid)).toMatchObject({ displayName: "Studio Nord" });
    expect(await accountOf(app, uid)).toMatchObject({ kind: "AGENCY", review: false });
  });

  it("and keep leaves it as it is, once", async () => {
    const { app, uid } = await camp(freelancer);
    requireValue(await reviewAccount(app, uid, "KEEP"));
    expect(await read(app, profilesCollection, uid)).toMatchObject({ displayName: "Ada Moreau" });
    expect(await accountOf(app, uid)).toMatchObject({ kind: "FREELANCER", review: false });
    expect(await reviewAccount(app, uid, "START_FRESH")).toMatchObject({ code: "NOTHING_TO_DO" });
  });

  it("and can't get in by a link that the attacker asked for: it is in the owner's mail only, and asks the owner", async () => {
    const { app } = createRealApp();
    const attacker = await join(app);
    await fillIn(app, attacker.uid, freelancer);
    const link = await askForLink(app, attacker.email, { attempt: attacker.attempt });

    // The owner opens it in a browser of their own and writes the address, as the page asks.
    const owner = requireValue(await redeem(app, link, { address: attacker.email }));

    expect(await accountOf(app, attacker.uid)).toMatchObject({ review: true });
    expect((await sessionsOf(app, attacker.uid)).map(({ id }) => id)).toEqual([owner.session.id]);
    expect(await redeem(app, link, { attempt: attacker.attempt, session: attacker.session })).toMatchObject({
      code: "link-used",
    });
  });

  it("and a hundred attempts of theirs don't keep the owner from proving it", async () => {
    const { app } = createRealApp();
    const attacker = await join(app);
    for (let tries = 0; tries < 120; tries += 1) {
      await app.auth.attempts.begin(attacker.email, { draft: freelancer, redirect: paths.app });
    }
    const link = await mailedLink(app, attacker.email);
    const owner = requireValue(await redeem(app, link, { address: attacker.email }));
    expect((await sessionsOf(app, attacker.uid)).map(({ id }) => id)).toEqual([owner.session.id]);
    expect(await openWithToken(app, attacker.token, attacker.attempt)).toMatchObject({ ok: false });
  });
});
