import { expect, it, onTestFinished } from "vitest";
import { createTestApp, post, respond, type TestApp, toCookieHeader } from "#tests/support/app";
import { createTestIdentity, freshEmail } from "#tests/support/identity";
import { joinAndProve, minute } from "#tests/support/people";
import { type Attempt, attemptsCollection } from "~/features/sign-in/auth/attempts.server";
import { confirmPath } from "~/paths";
import { action as signUp } from "~/routes/_public._index";
import { action as login } from "~/routes/_public.login";
import { action as layout } from "~/routes/app";
import { action as confirm } from "~/routes/app.confirm";

const place = "/app/briefs/one/proposal?from=list";
const signUpAt = `/?index&${new URLSearchParams({ redirect: place })}`;

function createApp(): TestApp {
  const provider = createTestIdentity();
  onTestFinished(() => provider.close());
  return createTestApp({ identity: provider.identity, graphql: "real" });
}

/** A browser that keeps its cookies. */
function createBrowser(app: TestApp, { cookie = "" } = {}) {
  let jar = cookie;
  return {
    async send(action: typeof login, path: string, fields: Record<string, string>) {
      const request = post(path, fields, { cookie: jar });
      const answer = await respond(() => action({ request, context: app.context(request), params: {} }));
      expect(answer.status).toBeLessThan(400);
      jar = toCookieHeader(answer.headers.getSetCookie(), jar);
      await app.worker.runDue();
    },
    /** Presses the button of the page that says a link was sent, as soon as it can be pressed. */
    async sendAgain() {
      app.clock.advance(minute);
      await this.send(login, "/login?sent=1", { intent: "again" });
    },
    attempt: async () => app.cookies.readAttempt(post("/", {}, { cookie: jar })),
  };
}

/** Where the links of all mails to an address lead, the first mail's first. */
async function placesOf(app: TestApp, email: string): Promise<(string | null)[]> {
  const mails = (await app.mailbox.list()).filter(({ to }) => to === email).reverse();
  return mails.map(({ text }) => new URL(text.match(/http\S+/)?.[0] ?? "").searchParams.get("redirect"));
}

const another = "ada.other@example.com";

it.each<[string, (browser: ReturnType<typeof createBrowser>, email: string) => Promise<void>]>([
  ["at the login page", (browser, email) => browser.send(login, "/login", { email, redirect: place })],
  [
    "by a sign-up with an address that has an account",
    (browser, email) => browser.send(signUp, signUpAt, { email, name: "Ada" }),
  ],
])("a link asked for %s leads to the same place when it is sent again, and again", async (_where, ask) => {
  const app = createApp();
  const { email } = await joinAndProve(app);
  const before = (await placesOf(app, email)).length;
  const browser = createBrowser(app);
  await ask(browser, email);
  for (let times = 0; times < 2; times += 1) await browser.sendAgain();
  expect((await placesOf(app, email)).slice(before)).toEqual([place, place, place]);
});

it("a link sent to a corrected address leads to the place that the first one led to", async () => {
  const app = createApp();
  const { email } = await joinAndProve(app);
  const before = (await placesOf(app, email)).length;
  const browser = createBrowser(app);
  await browser.send(login, "/login", { email: another, redirect: place });
  await browser.send(login, "/login?sent=1", { intent: "correct", email });
  await browser.sendAgain();
  expect((await placesOf(app, email)).slice(before)).toEqual([place, place]);
});

it("a new member’s link leads to the place that they signed up for when it is sent again, or to another address", async () => {
  const app = createApp();
  const [email, meant] = [freshEmail(), freshEmail()];
  const browser = createBrowser(app);
  await browser.send(signUp, signUpAt, { email, name: "Ada" });
  for (let times = 0; times < 2; times += 1) await browser.send(layout, "/app", { intent: "confirm" });
  expect(await placesOf(app, email)).toEqual([place, place, place]);
  await browser.send(layout, "/app", { intent: "correct", email: meant });
  await browser.send(layout, "/app", { intent: "confirm" });
  expect(await placesOf(app, meant)).toEqual([place, place]);
});

it("a fresh proof’s link leads to its step when it is sent again", async () => {
  const app = createApp();
  const { email, cookie } = await joinAndProve(app);
  const before = (await placesOf(app, email)).length;
  const browser = createBrowser(app, { cookie: toCookieHeader([await app.cookies.setSession(cookie)]) });
  const step = confirmPath("/app/profile/email?to=ada");
  await browser.send(confirm, step, { intent: "confirm" });
  await browser.send(confirm, `${step}&sent=1`, { intent: "confirm" });
  expect((await placesOf(app, email)).slice(before)).toEqual([step, step]);
});

it.each(["//elsewhere.example", "https://elsewhere.example/app", "/sign-out?to=/app"])(
  "no link leads to %s, even where a stored attempt says so",
  async (redirect) => {
    const app = createApp();
    const email = freshEmail();
    const browser = createBrowser(app);
    await browser.send(signUp, `/?index&${new URLSearchParams({ redirect })}`, { email, name: "Ada" });
    const id = (await browser.attempt()) ?? "";
    await app.store.transact(async (tx) => {
      const found = await tx.get<Attempt>(attemptsCollection, id);
      if (found) tx.set(attemptsCollection, id, { ...found.data, redirect });
    });
    await browser.send(layout, "/app", { intent: "confirm" });
    expect(await placesOf(app, email)).toEqual(["/app", "/app"]);
  },
);
