import type { ActionFunctionArgs } from "@remix-run/node";
import { expect, it, onTestFinished } from "vitest";
import { createTestApp, get, post, respond, type TestApp, toCookieHeader } from "#tests/support/app";
import { createTestIdentity, freshEmail } from "#tests/support/identity";
import { joinAndProve, minute, sessionsOf } from "#tests/support/people";
import { wholeExport } from "#tests/support/whole-export";
import { type Account, accountsCollection, addressed } from "~/features/accounts/model/account";
import { listActivity } from "~/features/accounts/writes/activity";
import { removeBelongings } from "~/features/leaving/writes/remove-member";
import { action as login } from "~/routes/_public.login";
import { loader as open, action as press } from "~/routes/_public.not-me";
import { action as signIn } from "~/routes/_public.sign-in";
import { action as account, loader as loadAccount } from "~/routes/app.profile_.account";

function createApp(): TestApp {
  const provider = createTestIdentity();
  onTestFinished(() => provider.close());
  return createTestApp({ identity: provider.identity, graphql: "real" });
}

type Handler = (args: ActionFunctionArgs) => Promise<unknown>;

const ask = (app: TestApp, run: Handler, request: Request) =>
  respond(() => run({ request, context: app.context(request), params: {} }));

/** Signs in by the link of a mail; answers the browser's cookies. */
async function signInByLink(app: TestApp, email: string, cookie = ""): Promise<string> {
  const browser = await openByLink(app, email, cookie);
  await app.worker.runDue();
  return browser;
}

/** The same, before any job that it plans has run. */
async function openByLink(app: TestApp, email: string, cookie = ""): Promise<string> {
  await ask(app, login, post("/login", { email }, { cookie }));
  const { searchParams } = (await app.lastMail(email)).link;
  const fields = { id: searchParams.get("id") ?? "", oobCode: searchParams.get("oobCode") ?? "", email };
  const opened = await ask(app, signIn, post("/sign-in", fields, { cookie }));
  expect(opened).toHaveRedirect("/app");
  return toCookieHeader(opened.headers.getSetCookie(), cookie);
}

async function warnings(app: TestApp, email: string) {
  await app.worker.runDue();
  const mails = await app.mailbox.list();
  return mails.filter(({ to, subject }) => to === email && subject.startsWith("New sign-in"));
}

it("the first sign-in ever is no news, one by another browser is told once, and that browser is known from then on", async () => {
  const app = createApp();
  const email = freshEmail();
  await joinAndProve(app, { email });
  expect(await warnings(app, email)).toEqual([]);
  const phone = await signInByLink(app, email);
  expect(await warnings(app, email)).toHaveLength(1);
  app.clock.advance(minute);
  await signInByLink(app, email, toCookieHeader(["session=; Max-Age=0"], phone));
  expect(await warnings(app, email)).toHaveLength(1);
});

it("a new browser is told to the address of its sign-in, also where it has changed the account’s since", async () => {
  const app = createApp();
  const { email, uid } = await joinAndProve(app);
  await openByLink(app, email);
  const to = freshEmail();
  await app.store.transact(async (tx) => {
    const account = await tx.get<Account>(accountsCollection, uid);
    if (account) tx.set<Account>(accountsCollection, uid, { ...account.data, ...addressed(to) });
  });
  expect(await warnings(app, email)).toHaveLength(1);
  expect(await warnings(app, to)).toEqual([]);
});

it("“this wasn’t me” signs everybody out, without signing in, and only by its button", async () => {
  const app = createApp();
  const { email, uid } = await joinAndProve(app);
  await signInByLink(app, email);
  const mail = (await warnings(app, email))[0];
  const { pathname, search } = new URL(mail?.text.match(/http\S+not-me\S+/)?.[0] ?? "");
  const path = `${pathname}${search}`;
  for (let scan = 0; scan < 3; scan += 1) {
    const page = await ask(app, open, get(path));
    expect(await page.json()).toEqual({ state: "asks", failed: null });
  }
  expect(await sessionsOf(app, uid)).toHaveLength(2);
  const made = await ask(app, press, post(path.replace(/at=[^&]*/, "at=2027-05-12T00%3A00%3A00.000Z"), {}));
  expect(made.status).toBe(404);
  expect(await sessionsOf(app, uid)).toHaveLength(2);

  const done = await ask(app, press, post(path, { intent: "end" }));
  expect(await done.json()).toEqual({ state: "done", failed: null });
  expect(await sessionsOf(app, uid)).toEqual([]);

  app.clock.advance(30 * 24 * 60 * minute);
  expect((await ask(app, open, get(path))).status).toBe(404);
});

it("a browser of which was said “this wasn’t me” is new again, until it has signed in and nothing was said", async () => {
  const app = createApp();
  const { email } = await joinAndProve(app);
  const theirs = await signInByLink(app, email);
  const [mail] = await warnings(app, email);
  const { pathname, search } = new URL(mail?.text.match(/http\S+not-me\S+/)?.[0] ?? "");
  await ask(app, press, post(`${pathname}${search}`, { intent: "end" }));
  app.clock.advance(minute);
  const again = await signInByLink(app, email, theirs);
  expect(await warnings(app, email)).toHaveLength(2);
  app.clock.advance(minute);
  await signInByLink(app, email, toCookieHeader(["session=; Max-Age=0"], again));
  expect(await warnings(app, email)).toHaveLength(2);
});

it("what happened to an account is on its page and in its file, newest first, and goes with it", async () => {
  const app = createApp();
  const { email, uid } = await joinAndProve(app);
  app.clock.advance(minute);
  const browser = await signInByLink(app, email);
  app.clock.advance(minute);
  await ask(app, account, post("/app/profile/account", { intent: "end-others" }, { cookie: browser }));
  const page = await ask(app, loadAccount, get("/app/profile/account", { cookie: browser }));
  const shown = (await page.json()).account.activity.map(({ event }: { event: string }) => event);
  // By the form, and by the link in its mail.
  expect(shown.pop()).toBe("signed-in");
  expect(shown).toEqual(["other-sessions-ended", "signed-in-anew", "signed-in"]);
  const file = (await wholeExport(app.store, uid, app.clock.now())) as { activity: { event: string }[] };
  expect(file.activity.map(({ event }) => event)).toEqual([...shown, "signed-in"]);
  await removeBelongings(app, uid);
  expect((await listActivity(app.store, uid, { first: 9, after: null })).items).toEqual([]);
});
