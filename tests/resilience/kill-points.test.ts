import { beforeAll, expect, test } from "vitest";
import { get, post, type TestApp, toCookieHeader } from "#tests/support/app";
import { graphqlServer } from "#tests/support/graphql-mocks";
import { freshEmail, requireValue } from "#tests/support/identity";
import { joinAndProve, minute, read, second } from "#tests/support/people";
import type { Session } from "~/domain/session";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { type Brief, briefsCollection, firstBriefId } from "~/features/briefs/model/brief";
import { type Profile, profilesCollection } from "~/features/profiles/model/profile";
import { type Link, linksCollection } from "~/features/sign-in/auth/links.server";
import { action as hire } from "~/routes/_public.hire";
import { action as signIn } from "~/routes/_public.sign-in";
import { createWorld } from "./killed-process";
import { send as ask } from "./real-app";

beforeAll(() => graphqlServer.close());

/** A sign-up has about a dozen effects, its mail half of that: this only ends a test that runs away. */
const mostEffects = 60;

/** A killed process answers nobody, whatever its code makes of that. */
function send(...asked: Parameters<typeof ask>): Promise<Response> {
  return ask(...asked).catch(() => new Response(null, { status: 500 }));
}

const typed = { organisation: "Harbour Works", problem: "Our shop is slow." };

const firstBrief = /^\/app\/briefs\/new\?id=first\w+/;
const ownPage = /^\/app(\/briefs\/new\?id=first-[\w-]+)?([?&]notice=confirmed)?$/;

function signUp(app: TestApp, email: string) {
  return send(app, hire, post("/hire", { email, ...typed }));
}

async function requireSession(app: TestApp, answer: Response): Promise<Session> {
  const cookie = toCookieHeader(answer.headers.getSetCookie());
  const found = await app.context(get("/app", { cookie })).session();
  if (found.state !== "signed-in") throw new Error(`${found.state}, after ${answer.status}`);
  return found.session;
}

/** That the account of a session stands, with all that its form asked. */
async function expectKept(app: TestApp, { uid, email }: Session): Promise<void> {
  expect(await read<Account>(app, accountsCollection, uid)).toMatchObject({
    email,
    kind: "HIRER",
    review: false,
  });
  expect(await read<Profile>(app, profilesCollection, uid)).toMatchObject({
    displayName: typed.organisation,
  });
  expect(await read<Brief>(app, briefsCollection, firstBriefId(uid))).toMatchObject({
    problem: typed.problem,
  });
}

/** The link in the newest mail, pressed in the browser with this cookie. */
async function pressNewestLink(app: TestApp, email: string, cookie: string): Promise<Response> {
  return pressLink(app, { email, cookie, link: (await app.lastMail(email)).link });
}

/**
 * The link that this browser asked for itself, pressed in it. A mail that the killed process had begun
 * may come at the same moment, before it or after it; its link is another attempt's.
 */
async function pressOwnLink(app: TestApp, email: string, cookie: string): Promise<Response> {
  const attempt = await app.cookies.readAttempt(get("/", { cookie }));
  await app.lastMail(email);
  for (const { to, text } of await app.mailbox.list()) {
    const link = new URL(text.match(/http\S+/)?.[0] ?? "");
    const asked = await read<Link>(app, linksCollection, link.searchParams.get("id") ?? "");
    if (to === email && asked?.attempt === attempt) return pressLink(app, { email, cookie, link });
  }
  throw new Error(`no link of the attempt ${attempt}`);
}

function pressLink(app: TestApp, { email, cookie, link }: { email: string; cookie: string; link: URL }) {
  const fields = {
    id: link.searchParams.get("id") ?? "",
    oobCode: link.searchParams.get("oobCode") ?? "",
    email,
  };
  return send(app, signIn, post("/sign-in", fields, { cookie }));
}

test("a sign-up killed after any of its effects is made good by pressing the button again", async () => {
  const ways: string[] = [];
  for (let killAfter = 1; killAfter < mostEffects; killAfter++) {
    const world = createWorld();
    const email = freshEmail();
    const first = world.start({ killAfter });
    const answered = await signUp(first.app, email);
    if (!first.wasKilled()) {
      expect(answered.headers.get("location")).toMatch(firstBrief);
      break;
    }
    const { app } = world.start();
    // The first answer never came, nor did its cookies.
    const again = await signUp(app, email);
    expect(again.status, `killed after effect ${killAfter}`).toBe(303);
    const way = again.headers.get("location") ?? "";
    ways.push(way);
    let opened = again;
    if (!firstBrief.test(way)) {
      // What the killed process had begun is due again.
      app.clock.advance(2 * minute);
      opened = await pressOwnLink(app, email, toCookieHeader(again.headers.getSetCookie()));
      expect(opened.headers.get("location"), `killed after effect ${killAfter}`).toMatch(ownPage);
    }
    await expectKept(app, await requireSession(app, opened));
  }
  // Both ways on were taken, and the last kill was the one before the answer.
  expect(ways.at(-1)).toMatch(firstBrief);
  expect(ways).toContain("/login?sent=1");
});

test("a mail whose process is killed after any effect is sent, under one Message-ID, and its link works", async () => {
  const copies: number[] = [];
  for (let killAfter = 1; killAfter < mostEffects; killAfter++) {
    const world = createWorld();
    const email = freshEmail();
    const answered = await signUp(world.start().app, email);
    const cookie = toCookieHeader(answered.headers.getSetCookie());
    const sender = world.start({ killAfter });
    await sender.app.worker.runDue().catch(() => undefined);
    if (!sender.wasKilled()) break;

    const { app } = world.start();
    app.clock.advance(2 * minute);
    await app.worker.runDue();
    expect(world.sent.length, `killed after effect ${killAfter}`).toBeGreaterThan(0);
    expect(new Set(world.sent.map(({ messageKey }) => messageKey)).size).toBe(1);
    copies.push(world.sent.length);
    const session = await requireSession(app, answered);
    await expectKept(app, session);
    // Any copy's link: the first one to be read may be the first one that was sent.
    world.sent.splice(1);
    const opened = await pressNewestLink(app, email, cookie);
    expect(opened.headers.get("location"), `killed after effect ${killAfter}`).toMatch(ownPage);
  }
  expect(copies).toContain(1);
  expect(copies).toContain(2);
});

test("a link killed after any effect of its use signs in when its button is pressed again, or a new one does", async () => {
  const statuses: number[] = [];
  for (let killAfter = 1; killAfter < mostEffects; killAfter++) {
    const world = createWorld();
    const email = freshEmail();
    const before = world.start();
    const signedUp = await signUp(before.app, email);
    const cookie = toCookieHeader(signedUp.headers.getSetCookie());
    await before.app.worker.runDue();
    const reader = world.start({ killAfter });
    const pressed = await pressNewestLink(reader.app, email, cookie);
    if (!reader.wasKilled()) {
      expect(pressed).toHaveRedirect("/app?notice=confirmed");
      break;
    }

    const { app } = world.start();
    app.clock.advance(20 * second);
    let again = await pressNewestLink(app, email, cookie);
    statuses.push(again.status);
    if (again.status === 410) {
      // All was done but the answer: the link is used up, and its page offers a new one.
      await app.auth.sendLoginEmail({ email, redirect: "/app" }, null);
      again = await pressNewestLink(app, email, cookie);
    }
    // A press after the one that proved the address has nothing to confirm.
    expect(again.headers.get("location"), `killed after effect ${killAfter}`).toMatch(ownPage);
    const session = await requireSession(app, again);
    await expectKept(app, session);
    expect(await read<Account>(app, accountsCollection, session.uid)).toMatchObject({ status: "ACTIVE" });
  }
  expect(statuses.slice(0, 3)).toEqual([303, 303, 303]);
});

test("a change of address killed after any effect of its second link is finished without another press", async () => {
  let kills = 0;
  for (let killAfter = 1; killAfter < mostEffects; killAfter++) {
    const world = createWorld();
    const to = freshEmail();
    const { app: before } = world.start();
    const { uid, email, session } = await joinAndProve(before);
    requireValue(await before.auth.askChange(session, to));
    const old = (await before.lastMail(email)).link.searchParams;
    const news = (await before.lastMail(to)).link.searchParams;
    requireValue(await before.auth.followChangeLink(old, { stop: false, session: null }));
    const reader = world.start({ killAfter });
    const pressed = reader.app.auth.followChangeLink(news, { stop: false, session });
    const answered = await pressed.catch(() => null);
    if (!reader.wasKilled()) {
      expect(answered).toMatchObject({ value: { state: "MOVED" } });
      break;
    }
    kills += 1;

    const { app } = world.start();
    app.clock.advance(20 * second);
    await app.worker.runDue();
    const seen = `killed after effect ${killAfter}`;
    expect(await app.auth.findChange(uid), seen).toMatchObject({ state: "MOVED" });
    expect(await read<Account>(app, accountsCollection, uid), seen).toMatchObject({ email: to });
    const told = world.sent.filter(({ subject }) => /has changed$|now$/.test(subject));
    expect(new Set(told.map(({ to }) => to)), seen).toEqual(new Set([email, to]));
    expect(new Set(told.map(({ messageKey }) => messageKey)).size, seen).toBe(2);
    await app.auth.sendLoginEmail({ email: to, redirect: "/app" }, null);
    const back = await pressNewestLink(app, to, "");
    expect((await requireSession(app, back)).uid, seen).toBe(uid);
  }
  expect(kills).toBeGreaterThan(3);
});
